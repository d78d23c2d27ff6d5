import type { PageText } from '../page-text.ts'

/** The classes of members in words; their table is drawn from GET /rule. Version 2026-11 */
export const level: PageText = {
  title: '会員区分のご案内',
  lead: '会員は4種類です。登録とメール・携帯電話の認証が完了すると一般会員になります。準クリエイターとクリエイターは申請と審査が必要です。',
  sections: [
    {
      title: '準クリエイターの申請',
      paragraphs: [
        'ペンネーム、業種（1つ以上）、国籍、住所、ウェブサイトまたはSNS、中国語・英語のプロフィール（各{{profile_characters}}文字以内）、作品説明をご記入のうえ、公開作品のURLを添えてください。',
      ],
    },
    {
      title: 'クリエイターの申請',
      paragraphs: [
        '上記に加え、過去{{creator_eligibility_years}}年以内に商業刊行した作品のリンクまたはPDFをご提出ください。承認後は国際プログラムと業界交流に参加できます。',
      ],
    },
    {
      title: '更新',
      paragraphs: [
        'クリエイター会員は会員期間中に商業刊行が1点以上必要です。期限前に更新をお申し込みください。条件を満たさない場合は準クリエイターとして申請できます。',
      ],
    },
    {
      title: '{{guardian_under}}歳未満の方',
      paragraphs: ['保護者の同意と署名が必要です。'],
    },
    {
      title: '審査',
      paragraphs: [
        '審査担当者が確認し、必要に応じて追加資料をお願いします。基準額、還元率、毎月のポイント数はウェブサイトの公表によります。',
      ],
    },
  ],
}
