import type { consent as source } from '../zh/consent.ts'

/** The question before any tag is loaded. Source: product §1 "A tag manager" */
export const consent = {
  title: '閲覧の統計を取ってもよいですか',
  text: 'どのページが読まれ、どこが使いにくいかを知るために、Googleのツールを使いたいと考えています。同意いただくまで何も読み込みません。同意しなくても、すべての機能をお使いいただけます。',
  yes: '同意する',
  no: '同意しない',
  more: 'プライバシーポリシー',
  change: '閲覧統計の設定',
} satisfies Record<keyof typeof source, string>
