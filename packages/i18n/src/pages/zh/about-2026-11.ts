import type { PageText } from '../page-text.ts'

/** What the centre is, floor by floor. Hours and capacities are not here: the screens show those that hold. Version 2026-11 */
export const about: PageText = {
  title: '關於中心',
  lead: '我們是一處以漫畫為核心的文化空間：展覽、講座、課程、媒合、工作站與資料庫在同一棟樓裡，讀者與創作者可以互相認識。',
  sections: [
    {
      title: '樓層介紹',
      paragraphs: [],
      items: [
        '1 樓：書店、服務臺與資料閱覽；陳列臺灣漫畫與得獎作品。',
        '2 樓：A 展間、B 與 C 展間，可分租或全區租用。',
        '3 樓：多功能空間、繪圖工作站與設備租借。',
      ],
    },
    {
      title: '交通方式',
      paragraphs: [
        '建議搭乘捷運或公車前往，並保留步行時間。館前設有自行車架；若需無障礙停車位，請於前一日聯絡服務臺。',
      ],
    },
  ],
}
