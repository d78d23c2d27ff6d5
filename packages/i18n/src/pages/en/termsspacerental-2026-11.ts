import type { PageText } from '../page-text.ts'

/** The venue lease guidelines. Version 2026-11 */
export const termsSpaceRental: PageText = {
  title: 'Venue lease guidelines',
  lead: 'Please read this before you rent a room. Fees, capacities and free sessions are on the page of each room.',
  sections: [
    {
      title: '1. Rooms',
      paragraphs: [
        'Equipment: combination benches, folding chairs, stools, picture hooks, projector, microphones, dialog-box stage design, A2 portrait sign, X banner stand.',
      ],
      items: [
        '2F Room A: Display walls and projector; talks and exhibitions',
        '2F Room B: Workshops, small exhibitions, meetings',
        '2F Room C: Workbench and sink; hands-on classes',
        'Whole 2F: Rooms A, B and C together',
        '3F multi-purpose hall: Speech-bubble stage; ceremonies and streaming',
      ],
    },
    {
      title: '2. Who may apply',
      paragraphs: [
        'Nationals aged {{guardian_under}} or over, and public bodies, schools, companies or groups that are legally registered. Those under {{guardian_under}} apply through a guardian.',
      ],
    },
    {
      title: '3. How to apply',
      paragraphs: ['Applications must arrive at least {{space_ahead_working_days}} working days before the first day.'],
      items: [
        'Agree to the lease rules and the review.',
        'Fill in the form: type of applicant, contacts, event name and category, room, move-in date and session, event dates, move-out date and equipment.',
        'Upload three PDF files: proof of identity or registration, the event plan, and other documents ({{pdf_megabytes}} MB each).',
        'Review takes about {{review_working_days_min}} to {{review_working_days_max}} working days; you receive a notice when approved.',
        'Within {{space_deposit_working_days}} working days of approval, pay a deposit of {{space_deposit_percent}}% of the total rent to confirm.',
      ],
    },
    {
      title: '4. Sessions and extension',
      paragraphs: [
        'Sessions are all day, 10:00–13:00, 14:00–17:00 and 18:00–21:00. There is no evening session on Monday. Evening overtime is NT${{overtime_hour}} per hour, rounded up. Leases are limited to one month ({{space_lease_days}} days); one extension may be requested, {{space_extension_working_days}} working days before the end.',
      ],
    },
    {
      title: '5. Discounts',
      paragraphs: [
        'Creator members, approved student groups, approved Taiwan-comics events and co-organised events may have {{space_discount_percent}}% off or a waiver, with proof.',
      ],
    },
    {
      title: '6. Cancellation',
      paragraphs: [
        'A cancellation within {{space_cancel_working_days}} working days before the first day loses the deposit and {{space_late_cancel_percent}}% of the fee. In a case of force majeure a new date is agreed.',
      ],
    },
    {
      title: '7. House rules',
      paragraphs: [],
      items: [
        'Use picture hooks only; do not nail into walls or floors, and restore the room when you leave.',
        'Book projection and sound in advance; our staff switch them on and off.',
        'No flammables, open flames or unlawful content. A breach must be put right within {{breach_correction_days}} days of notice, or use may be ended.',
        'Reissue of a work permit costs NT${{work_permit_reissue}} and of an access card NT${{access_card_reissue}}. Impersonation or misuse is charged NT${{misuse_fine}}.',
      ],
    },
  ],
}
