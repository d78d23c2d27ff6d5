import type { PageText } from '../page-text.ts'

/** The terms of use. Version 2026-11 */
export const terms: PageText = {
  title: 'Terms of use',
  lead: 'This is the agreement between you and the Comic Culture Centre (“the Centre”). It applies once you tick that you agree when registering; reading the public pages needs no registration.',
  sections: [
    {
      title: '1. Your account',
      paragraphs: [],
      items: [
        'Give true and correct details and keep them up to date. One person has one account; it cannot be passed on, lent or shared.',
        'Keep your password safe. If somebody else uses your account, change the password at once and tell us.',
        'An account is activated when both e-mail address and mobile number are verified; then you can book and apply.',
        'If you are under {{guardian_under}}, your guardian must read these terms and agree.',
      ],
    },
    {
      title: '2. Membership classes',
      paragraphs: [
        'Members are general members, loyal members, associate creators or creators. What each class gives stands on the page “Membership classes”.',
      ],
      items: [
        'General membership never ends.',
        'Who spends NT${{loyal_spending_min}} within {{loyal_spending_months}} months (top-ups paid and points spent on bookings) becomes a loyal member for {{loyal_months}} months. Cancelled bookings do not count; should a cancellation take you below the threshold, the class is taken back.',
        'Associate creators and creators are reviewed and admitted for {{membership_months}} months; from {{extendable_days}} days before the end the membership can be extended. A creator’s renewal needs one work published commercially during the membership.',
        'A class that was obtained with untrue details may be withdrawn.',
      ],
    },
    {
      title: '3. Booking and use',
      paragraphs: [],
      items: [
        'A booking is for one seat or one item, over at most {{booking_span_days}} consecutive days; you may hold {{rent_live_max}} live bookings at a time.',
        'Cancel up to {{rent_cancel_hours}} hours before the start and all points come back; later it cannot be cancelled. If you have not checked in {{not_arrived_minutes}} minutes after the start, the rest is released and the points stay spent.',
        'A work permit is reissued for NT${{work_permit_reissue}}, an access card for NT${{access_card_reissue}}. Fraud or misuse costs NT${{misuse_fine}}.',
        'Who breaks the rules of the house has {{breach_correction_days}} days after a notice to put it right. Belongings left behind are kept for {{belongings_days}} days.',
      ],
    },
    {
      title: '4. Points',
      paragraphs: ['A point is NT$1 and pays only for the Centre’s own services.'],
      items: [
        'Points belong to your account. They cannot be transferred to other people, used elsewhere, or used to pay anybody else.',
        'Purchased points never expire. Reward points are valid for {{reward_months}} months and are then deducted by themselves.',
        'Reward points that expire first are used first, purchased points after them. Points that come back return to the lot they came from; if it has expired meanwhile, they can be used for another {{restored_days}} days.',
        'You may ask for unused purchased points to be refunded; reward points cannot be exchanged for money. Every movement can be seen in the member area.',
      ],
    },
    {
      title: '5. Events, consultations and spaces',
      paragraphs: [
        'Registrations, consultations and space rentals have precautions and guidelines of their own; read them and tick that you agree before you send the form.',
      ],
    },
    {
      title: '6. Your works',
      paragraphs: [
        'Works and documents that you upload remain yours. We use them only as far as reviewing and serving you requires, and publish none without your separate consent.',
      ],
    },
    {
      title: '7. Interruption, suspension and end',
      paragraphs: [
        'If a disaster, maintenance or another cause beyond our control interrupts the service, we restore it as soon as we can, say so here, and return the points of the bookings affected. For serious breaches of the law or of these terms we may suspend or close an account and give the reason; unused purchased points are refunded even then.',
        'You may delete your account at any time; we contact you within {{deletion_working_days_min}} to {{deletion_working_days_max}} working days.',
      ],
    },
    {
      title: '8. Changes and law',
      paragraphs: [
        'These terms have versions. A change is published with a new version and its date; we ask you again about changes that affect your rights. The Chinese text prevails; the law of the Republic of China (Taiwan) applies, and your statutory rights as a consumer remain.',
      ],
    },
  ],
}
