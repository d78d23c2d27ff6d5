import type { PageText } from '../page-text.ts'

/** The classes of members in words; their table is drawn from GET /rule. Version 2026-11 */
export const level: PageText = {
  title: '會員等級說明',
  lead: '會員分為四種。註冊完成並驗證電子郵件與手機後即為一般會員；準創作者與創作者須另行申請並經審查。',
  sections: [
    {
      title: '申請準創作者',
      paragraphs: [
        '請填寫筆名、產業（至少一項）、國籍、地址、個人網站或社群網址、中英文簡介（各 {{profile_characters}} 字以內）與作品說明，並附公開作品網址。',
      ],
    },
    {
      title: '申請創作者',
      paragraphs: [
        '除上述資料外，須提供近 {{creator_eligibility_years}} 年內商業出版之作品連結或 PDF。通過後可參加國際計畫與產業交流。',
      ],
    },
    {
      title: '會籍展延',
      paragraphs: ['創作者會員於會籍期間內須有至少一件商業出版作品，並於到期前提出展延。未達條件者可改申請準創作者。'],
    },
    {
      title: '未成年申請',
      paragraphs: ['未滿 {{guardian_under}} 歲者須由監護人同意並簽署。'],
    },
    {
      title: '審查時間',
      paragraphs: ['收件後由審查人員確認，必要時會請您補件。實際門檻、回饋比例與每月贈點數額以網站公告為準。'],
    },
  ],
}
