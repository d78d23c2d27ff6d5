import type { PageText } from '../page-text.ts'

/** The classes of members in words; their table is drawn from GET /rule. Version 2026-11 */
export const level: PageText = {
  title: 'Membership levels',
  lead: 'There are four kinds of membership. You become a general member once you have registered and verified your e-mail address and phone. Associate creators and creators apply and are reviewed.',
  sections: [
    {
      title: 'Applying as an associate creator',
      paragraphs: [
        'Give your pen name, at least one industry, citizenship, address, a website or social network, Chinese and English profiles of up to {{profile_characters}} characters each and a description of your work, with a public URL.',
      ],
    },
    {
      title: 'Applying as a creator',
      paragraphs: [
        'In addition, send links to (or PDFs of) work published commercially within the last {{creator_eligibility_years}} years. Approved creators can join international programmes and industry meetings.',
      ],
    },
    {
      title: 'Renewal',
      paragraphs: [
        'A creator needs at least one commercial publication during the membership, and applies for renewal before it ends. Otherwise apply as an associate creator.',
      ],
    },
    {
      title: 'Under 20',
      paragraphs: ['A guardian must agree and sign.'],
    },
    {
      title: 'Review',
      paragraphs: [
        'Reviewers check each application and may ask for more. The spending threshold, points-back ratio and monthly points are those announced on the website.',
      ],
    },
  ],
}
