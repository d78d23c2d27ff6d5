import type { PageText } from '../page-text.ts'

/** What the centre is, floor by floor. Hours and capacities are not here: the screens show those that hold. Version 2026-11 */
export const about: PageText = {
  title: 'センターについて',
  lead: '漫画を軸にした文化スペースです。展示、講演会、講座、マッチング商談会、ワークステーション、データベースが一つの建物にあり、読者と作家が出会う場所をめざしています。',
  sections: [
    {
      title: 'フロア案内',
      paragraphs: [],
      items: [
        '1階：書店、受付、閲覧スペース。台湾漫画と受賞作を並べています。',
        '2階：A・B・Cの3ルーム。個別にも全フロアでも利用できます。',
        '3階：多目的ホール、作画ワークステーション、機材貸し出し。',
      ],
    },
    {
      title: 'アクセス',
      paragraphs: [
        '地下鉄またはバスのご利用をおすすめします。館前に駐輪場があります。障がい者用駐車場が必要な場合は、前日までに受付へご連絡ください。',
      ],
    },
  ],
}
