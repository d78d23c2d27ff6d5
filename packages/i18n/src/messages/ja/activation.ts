import type { activation as source } from '../zh/activation.ts'
import type { Message } from '../../translate.ts'

export const activation = {
  title: 'アカウントは有効化待ちです',
  text: '有効化が済むと予約できます。残りの手続き：',
  email: 'メールの確認：{{email}} に届いたリンクを開いてください。',
  address: 'メールアドレスが期限までに確認されなかったため、ほかの方が使用しています。',
  giveAddress: '新しいメールアドレスを入力する',
  mobile: '携帯電話番号の確認：{{mobile}} の SMS 認証を済ませてください。',
  mobileNow: '携帯電話番号を認証する',
  mailSending: '送信しています…',
  mailAgain: '確認メールをもう一度送る',
} satisfies Record<keyof typeof source, Message>
