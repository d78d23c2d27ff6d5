import type { PageText } from '../page-text.ts'

/** The notice of Personal Data Protection Act article 8, and what goes with it. Version 2026-11-22 */
export const privacy: PageText = {
  title: 'Privacy policy',
  lead: 'Under article 8 of Taiwan’s Personal Data Protection Act, the Comic Culture Centre (“the Centre”, “we”) tells you before you register, book or apply how we collect, process and use your personal data.',
  sections: [
    {
      title: '1. Who collects your data',
      paragraphs: [
        'The Comic Culture Centre collects your data and is responsible for it. For any question use the contact form on this site; we answer within {{contact_reply_working_days}} working days.',
      ],
    },
    {
      title: '2. What for',
      paragraphs: ['Only for these purposes; the numbers are those published by the Ministry of Justice:'],
      items: [
        'Looking after members: accounts, identity checks, membership classes and benefits (090, consumer and client management).',
        'Doing what we agreed with you: bookings, loans, registrations, consultations, space rental, points and payments (069, contractual and similar matters).',
        'Reviewing your applications as a creator, for a space or for matchmaking (069).',
        'Keeping accounts and answering audits as the law requires (063, legal duties).',
        'Statistics that identify nobody, to improve the service (157, surveys, statistics and research).',
      ],
    },
    {
      title: '3. Which data',
      paragraphs: ['We ask only for what the service needs:'],
      items: [
        'Registration: account name, password (kept only as a hash that cannot be turned back), name, e-mail address, mobile number, gender, date of birth, city and district, occupation (categories C001, C011, C038).',
        'If you are under {{guardian_under}}: that your guardian agreed, and when.',
        'Creator applications: name in English, pen name, industry, nationality, address, website and social media, profile, descriptions of works, attachments.',
        'Space and matchmaking applications: organisation, identity or tax number, contact person, plans and attachments.',
        'Signing in with another service: the identifier and the e-mail address that the service gives us. We never learn your password there.',
        'Use: bookings, registrations, consultations, your collection, messages to us, movements of points, notices, sign-in times, devices and network addresses.',
        'Payments: order, amount and result. Card numbers stay with the payment provider; we neither receive nor keep them.',
        'Consents: which version of which text you agreed to, when, in which language and from which network address.',
      ],
    },
    {
      title: '4. How long, where, who and how',
      paragraphs: [
        'How long: member data until you delete the account; accounting records as long as accounting law requires; codes and links for a day after they expire; applications that were not sent until their deadline.',
        'Where: in Taiwan, and where the providers that send our mail and text messages or handle payments run their machines.',
        'Who: the Centre and the members of staff in charge; providers of mail, text messages, payments, hosting and security that are bound by contract; authorities entitled by law. We never sell or rent personal data.',
        'How: electronically and automatically, with a review by staff where one is needed. Every look of staff at member data is recorded.',
      ],
    },
    {
      title: '5. Your rights',
      paragraphs: ['Under article 3 of the Act you may at any time:'],
      items: [
        'ask about your data, read it, or ask for a copy;',
        'complete or correct it: most of it you can change yourself in the member area;',
        'ask us to stop collecting, processing or using it, and to delete it;',
        'delete your account: ask in the member area. We contact you within {{deletion_working_days_min}} to {{deletion_working_days_max}} working days, explain what happens to the points you have left, and then delete your personal data. Accounting records that the law makes us keep lose your identity.',
      ],
    },
    {
      title: '6. If you would rather not tell us',
      paragraphs: [
        'What is marked as required is needed to know who you are and to serve you. You are free not to give it, but then we cannot open an account, take a booking or review an application. Leaving out optional data has no disadvantage. Reading the public pages needs no personal data at all.',
      ],
    },
    {
      title: '7. If you are under {{guardian_under}}',
      paragraphs: [
        'Please read this policy and the terms of use with your guardian and register once your guardian agrees. Your guardian may use the rights of section 5 for you.',
      ],
    },
    {
      title: '8. Security and cookies',
      paragraphs: [
        'All connections are encrypted, passwords are kept as argon2id hashes, and documents that you upload are private to you and the staff in charge. Should personal data leak, we tell you and the authority as the law requires.',
        'Our own cookies are only those needed for signing in, language and appearance, never to follow you. We remind you when a password is more than {{password_reminder_days}} days old.',
        'Where we would like to count visits with Google’s tools, we ask you first: nothing is loaded before you agree, the whole site works without it, and you can change your mind at the foot of any page. Pages of members, of signing in and of paying never load it.',
        'Words that the site’s search could not find are kept for 180 days, so that we can add what is missing. We do not record who searched, and nothing that looks like an address or a number is kept.',
      ],
    },
    {
      title: '9. Changes',
      paragraphs: [
        'This policy has versions. A change is published with a new version and its date; we keep a record of which version you agreed to and when, which you can see in the member area, and earlier versions can still be read. When a change affects your rights, we tell you at your next visit what is different and ask you again.',
      ],
    },
  ],
}
