import type { PageText } from '../page-text.ts'

/** How comics came to Taiwan, and the centre to its house. Version 2026-11 */
export const history: PageText = {
  title: 'History',
  lead: 'Demonstration content: the steps of the Centre itself are examples; the milestones of Taiwanese comics are facts that can be checked.',
  sections: [
    {
      title: 'Milestones of Taiwanese comics',
      paragraphs: [],
      items: [
        '1950s: picture-story comics are widely read; series such as “Jhuge-Shiro” become a shared memory of a generation.',
        '1960s: a review system for comics is introduced and local production suffers.',
        '1980s: newspapers and comic weeklies bring a new wave, with hits such as “Wulong Yuan”.',
        '1997: the Taipei Comic Artist Labor Union is founded.',
        '2003: the Government Information Office starts the Graphic Novel Awards.',
        '2007: Japan’s Ministry of Foreign Affairs founds the Japan International MANGA Award.',
        '2010: the first Golden Comic Awards.',
        '2012: Taiwan opens a pavilion at the Angoulême International Comics Festival.',
        '2017: the Golden Comic Awards add talks, rights meetings and an exhibition.',
        '2019: Taiwan Comic Base opens.',
        '2020: the reader categories become Comic of the Year; a Taiwanese work takes the top prize of the Japan International MANGA Award for the first time.',
        '2023: a second top prize for Taiwan at the same award.',
        '2025: the first Youth Comic Awards, and the 16th Golden Comic Awards.',
      ],
    },
    {
      title: 'Our own steps (example)',
      paragraphs: [],
      items: [
        'Planning: survey of collections and rooms; interviews with creators, publishers and unions.',
        'Year one: the first-floor bookshop and the second-floor rooms open; free consultations begin.',
        'Year two: third-floor workstations and the membership scheme.',
        'Year three: stored-value points, matchmaking sessions and multilingual tours.',
      ],
    },
  ],
}
