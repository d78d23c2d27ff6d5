import type { PageText } from '../page-text.ts'

/** The venue lease guidelines. Version 2026-11 */
export const termsSpaceRental: PageText = {
  title: '場地租借須知',
  lead: '租用本中心場地前，請先讀完這一頁；費用、容納人數與空檔在各場地頁面。',
  sections: [
    {
      title: '一、可租空間',
      paragraphs: [
        '設備清單：組合長凳、摺疊椅、圓凳、掛畫鉤、投影機、麥克風、對話框舞臺造景、A2 直立式告示牌、X 型展架。',
      ],
      items: [
        '2 樓 A 展間：展牆與投影，適合講座與展覽',
        '2 樓 B 展間：工作坊、小型展覽、面談',
        '2 樓 C 展間：附工作檯與水槽，適合實作課程',
        '2 樓全區：A、B、C 三間合併使用',
        '3 樓多功能空間：對話框造型舞臺，適合頒獎與直播',
      ],
    },
    {
      title: '二、申請資格',
      paragraphs: [
        '年滿 {{guardian_under}} 歲之國民或依法立案之機關、學校、法人與團體；未滿 {{guardian_under}} 歲者由監護人代為申請。',
      ],
    },
    {
      title: '三、申請流程',
      paragraphs: ['申請須於租用首日 {{space_ahead_working_days}} 個工作天前送件。'],
      items: [
        '同意場地使用規定與審查說明。',
        '填寫申請表：申請人類型、聯絡資料、活動名稱與類別、空間、進場日與時段、活動起訖、撤場日與設備需求。',
        '上傳三份 PDF：身分證明或登記證明、活動計畫書、其他文件（每檔 {{pdf_megabytes}} MB 以內）。',
        '送出後由本中心審查，約 {{review_working_days_min}} 至 {{review_working_days_max}} 個工作天；核准後寄發通知。',
        '核准後 {{space_deposit_working_days}} 個工作天內繳交總租金 {{space_deposit_percent}}% 之保證金，完成預約。',
      ],
    },
    {
      title: '四、時段與延長',
      paragraphs: [
        '時段為全天、10:00–13:00、14:00–17:00、18:00–21:00，週一不提供晚間時段。夜間超時每小時加收 NT${{overtime_hour}}，未滿一小時以一小時計。租期最長一個月（{{space_lease_days}} 天），得申請一次展延，須於結束日 {{space_extension_working_days}} 個工作天前提出。',
      ],
    },
    {
      title: '五、費用減免',
      paragraphs: [
        '創作者會員、經核准之學生團體、經核准之臺漫活動，以及與本中心合辦之活動，得享 {{space_discount_percent}}% 折扣或免收場租，須檢附證明文件。',
      ],
    },
    {
      title: '六、取消與退費',
      paragraphs: [
        '於租用首日前 {{space_cancel_working_days}} 個工作天內取消者，保證金不予退還，並收取 {{space_late_cancel_percent}}% 場地費。因不可抗力無法舉行者，另行協商改期。',
      ],
    },
    {
      title: '七、使用規定',
      paragraphs: [],
      items: [
        '展牆限用掛畫鉤，禁止釘入地面或牆面；撤場須回復原狀。',
        '使用投影與音響前請先申請，並由本中心人員協助開關。',
        '嚴禁易燃物、明火與違法內容；違規者應於通知後 {{breach_correction_days}} 日內改善，逾期得終止使用。',
        '工作證遺失補發每張 NT${{work_permit_reissue}}，通行卡補發 NT${{access_card_reissue}}；冒用或不當使用支付 NT${{misuse_fine}}。',
      ],
    },
  ],
}
