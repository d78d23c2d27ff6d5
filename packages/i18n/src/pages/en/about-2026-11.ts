import type { PageText } from '../page-text.ts'

/** What the centre is, floor by floor. Hours and capacities are not here: the screens show those that hold. Version 2026-11 */
export const about: PageText = {
  title: 'About the Centre',
  lead: 'We are a cultural space built around comics: exhibitions, talks, courses, matchmaking, workstations and a database under one roof, where readers and creators can meet.',
  sections: [
    {
      title: 'Floor guide',
      paragraphs: [],
      items: [
        '1F: bookshop, information desk and reading area, with Taiwanese comics and award winners.',
        '2F: Room A, Rooms B and C, rented singly or together.',
        '3F: multi-purpose hall, drawing workstations and equipment.',
      ],
    },
    {
      title: 'Access',
      paragraphs: [
        'Please use the metro or a bus and allow time for the walk. Bicycle stands are in front of the building. If you need an accessible parking space, contact the desk the day before.',
      ],
    },
  ],
}
