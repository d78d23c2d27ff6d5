import type { PageText } from '../page-text.ts'

/** The venue lease guidelines. Version 2026-11 */
export const termsSpaceRental: PageText = {
  title: '会場利用規定',
  lead: '会場をご利用になる前にお読みください。料金、定員、空き状況は各会場のページにあります。',
  sections: [
    {
      title: '1. 利用できる部屋',
      paragraphs: [
        '備品：組み合わせベンチ、折りたたみ椅子、スツール、ピクチャーフック、プロジェクター、マイク、吹き出し型ステージ装飾、A2縦型サイン、Xバナースタンド。',
      ],
      items: [
        '2階 Aルーム：展示壁と映写設備。講演・展示向き',
        '2階 Bルーム：ワークショップ、小規模展示、面談',
        '2階 Cルーム：作業台と流しあり。実技講座向き',
        '2階全フロア：A・B・C一体利用',
        '3階 多目的ホール：吹き出し型ステージ。授賞式・配信向き',
      ],
    },
    {
      title: '2. 申請資格',
      paragraphs: [
        '{{guardian_under}}歳以上の国民、または法令に基づき登録された機関・学校・法人・団体。{{guardian_under}}歳未満の方は保護者が代わって申請してください。',
      ],
    },
    {
      title: '3. 申請の流れ',
      paragraphs: ['申請はご利用初日の{{space_ahead_working_days}}営業日前までにお願いします。'],
      items: [
        '会場利用規定と審査に同意する。',
        '申請書に記入する（申請者区分、連絡先、イベント名と区分、部屋、搬入日と時間帯、開催期間、撤収日、必要な備品）。',
        'PDFを3点添付する（身分証明または登記証明、企画書、その他。1点{{pdf_megabytes}}MB以内）。',
        '審査は約{{review_working_days_min}}〜{{review_working_days_max}}営業日。承認後に通知します。',
        '承認後{{space_deposit_working_days}}営業日以内に使用料の{{space_deposit_percent}}%にあたる保証金をお支払いいただくと予約が確定します。',
      ],
    },
    {
      title: '4. 時間帯と延長',
      paragraphs: [
        '時間帯は終日、10:00〜13:00、14:00〜17:00、18:00〜21:00です。月曜の夜間はありません。夜間の超過は1時間あたりNT${{overtime_hour}}、1時間未満は切り上げます。期間は最長1か月（{{space_lease_days}}日）で、終了日の{{space_extension_working_days}}営業日前までに1回だけ延長を申請できます。',
      ],
    },
    {
      title: '5. 割引',
      paragraphs: [
        'クリエイター会員、承認された学生団体、承認された台湾漫画のイベント、当館との共催は、証明書の提出により{{space_discount_percent}}%割引または使用料免除となります。',
      ],
    },
    {
      title: '6. キャンセル',
      paragraphs: [
        'ご利用初日の{{space_cancel_working_days}}営業日前以降のキャンセルは、保証金と使用料の{{space_late_cancel_percent}}%を申し受けます。やむを得ない事情の場合は日程変更をご相談ください。',
      ],
    },
    {
      title: '7. 利用上の注意',
      paragraphs: [],
      items: [
        '展示にはピクチャーフックをご使用ください。壁・床への釘打ちは禁止です。退出時は原状に戻してください。',
        '映写・音響は事前に申請し、操作は当館スタッフが行います。',
        '可燃物、火気、違法な内容は禁止します。違反は通知後{{breach_correction_days}}日以内に是正し、改善がない場合は利用を終了します。',
        '作業許可証の再発行はNT${{work_permit_reissue}}、入館カードの再発行はNT${{access_card_reissue}}です。なりすまし・不正利用はNT${{misuse_fine}}を申し受けます。',
      ],
    },
  ],
}
