import type { Paths } from '../../lib/paths.ts'
import type { Words } from '../../lib/words.ts'

/** A screen of the site, and what people write who look for it, in each language. */
export interface Destination {
  readonly href: (paths: Paths) => string
  readonly label: (words: Words) => string
  readonly asked: { readonly zh: readonly string[]; readonly ja: readonly string[]; readonly en: readonly string[] }
}

/**
 * What somebody looks for who does not want a text but the place itself: where the centre is, when it is open, what it
 * costs. The better answer to the same words stands first. What only differs in the shape of its characters or kana, or is
 * in the table of synonyms, needs no entry.
 */
export const destinations: readonly Destination[] = [
  {
    href: (paths) => paths.about('contact'),
    label: (words) => words('house.hoursTitle'),
    asked: {
      zh: ['開放時間', '幾點開', '幾點關', '休館', '休館日', '週一'],
      ja: ['営業日', '休館日', '定休日', '何時まで', '月曜日'],
      en: ['opening hours', 'opening times', 'open', 'closed', 'hours', 'monday'],
    },
  },
  {
    href: (paths) => paths.about('transport'),
    label: (words) => words('house.transport'),
    asked: {
      zh: ['交通', '地址', '地圖', '位置', '在哪裡', '停車', '捷運', '公車'],
      ja: ['アクセス', '住所', '所在地', '地図', '場所', '駐車場', '最寄り駅', 'バス'],
      en: ['getting here', 'directions', 'address', 'map', 'location', 'transport', 'parking', 'metro', 'bus'],
    },
  },
  {
    href: (paths) => paths.rentList(),
    label: (words) => words('rent.title'),
    asked: {
      zh: ['工作站', '設備', '預約', '租借', '繪圖板', '掃描', '費用'],
      ja: ['ワークステーション', '機材', '設備', '予約', '作業スペース', 'ペンタブ', 'スキャナー', '料金'],
      en: ['workstations', 'equipment', 'devices', 'desk', 'seats', 'booking', 'scanner', 'prices', 'fees', 'price'],
    },
  },
  {
    href: (paths) => paths.space('2a'),
    label: (words) => words('space.title'),
    asked: {
      zh: ['場地', '場地租借', '展間', '空間', '會議室', '租借', '費用'],
      ja: ['会場', '会場利用', '貸し会場', '会議室', '展示室', '料金'],
      en: ['rooms', 'rooms for hire', 'venue', 'room hire', 'space', 'prices', 'fees', 'price'],
    },
  },
  {
    href: (paths) => paths.level(),
    label: (words) => words('shell.levels'),
    asked: {
      zh: ['會員', '會員等級', '會員權益', '優惠', '折扣', '點數', '費用'],
      ja: ['会員', '会員区分', '会員特典', '割引', 'ポイント', '料金'],
      en: ['membership', 'membership classes', 'member', 'discount', 'points', 'prices', 'fees', 'price'],
    },
  },
  {
    href: (paths) => paths.memberPoints(),
    label: (words) => words('points.title'),
    asked: {
      zh: ['點數', '儲值', '點數紀錄', '購買點數', '退點'],
      ja: ['ポイント', 'チャージ', 'ポイント履歴', '購入ポイント', '返金'],
      en: ['points', 'top up', 'recharge', 'points history', 'refund'],
    },
  },
  {
    href: (paths) => paths.memberApply(),
    label: (words) => words('creators.title'),
    asked: {
      zh: ['創作者申請', '成為創作者', '申請創作者', '創作者會員', '展延'],
      ja: ['クリエイター申請', 'クリエイターになる', 'クリエイター会員'],
      en: ['creator application', 'become a creator', 'creator member', 'renewal'],
    },
  },
  {
    href: (paths) => paths.register(),
    label: (words) => words('shell.register'),
    asked: {
      zh: ['註冊', '加入會員', '申請帳號', '會員'],
      ja: ['新規登録', '会員登録', 'アカウント作成', '会員'],
      en: ['register', 'sign up', 'join', 'create account', 'membership'],
    },
  },
  {
    href: (paths) => paths.forgetPassword(),
    label: (words) => words('recovery.title'),
    asked: {
      zh: ['密碼', '忘記密碼', '重設密碼'],
      ja: ['パスワード', 'パスワードを忘れた', 'パスワード再設定'],
      en: ['password', 'forgot password', 'reset password'],
    },
  },
  {
    href: (paths) => paths.sign(),
    label: (words) => words('shell.signIn'),
    asked: { zh: ['登入', '帳號'], ja: ['ログイン', 'アカウント'], en: ['sign in', 'log in', 'login', 'account'] },
  },
  {
    href: (paths) => paths.accountCancel(),
    label: (words) => words('leaving.title'),
    asked: {
      zh: ['刪除帳號', '註銷帳號', '退會'],
      ja: ['退会', 'アカウント削除'],
      en: ['delete account', 'delete my account'],
    },
  },
  {
    href: (paths) => paths.contact(),
    label: (words) => words('shell.contact'),
    asked: {
      zh: ['聯絡', '聯絡我們', '客服', '電話', '信箱', '意見'],
      ja: ['お問い合わせ', '連絡先', '電話', 'メール', 'ご意見'],
      en: ['contact', 'contact us', 'phone', 'telephone', 'e-mail', 'email', 'help'],
    },
  },
  {
    href: (paths) => paths.faq(),
    label: (words) => words('shell.faq'),
    asked: {
      zh: ['常見問題', '問題', '說明'],
      ja: ['よくある質問', '質問', 'ヘルプ'],
      en: ['faq', 'questions', 'help'],
    },
  },
  {
    href: (paths) => paths.about('floor'),
    label: (words) => words('house.floor'),
    asked: {
      zh: ['樓層', '樓層介紹', '平面圖', '書店', '閱覽室'],
      ja: ['フロア', 'フロア案内', '見取り図', '書店', '閲覧室'],
      en: ['floor guide', 'floors', 'floor plan', 'bookshop', 'library'],
    },
  },
  {
    href: (paths) => paths.calendar(),
    label: (words) => words('house.calendar'),
    asked: { zh: ['行事曆', '日曆', '活動日期'], ja: ['カレンダー', '日程'], en: ['calendar', 'dates', 'schedule'] },
  },
  {
    href: (paths) => paths.about(),
    label: (words) => words('house.intro'),
    asked: {
      zh: ['關於', '關於中心', '中心介紹', '文化中心'],
      ja: ['センターについて', '文化センター'],
      en: ['about', 'about us', 'about the centre'],
    },
  },
  {
    href: (paths) => paths.rentalTerms(),
    label: (words) => words('house.rental'),
    asked: {
      zh: ['場地租借須知', '租借須知', '取消規定'],
      ja: ['利用規定', 'キャンセル'],
      en: ['rental terms', 'cancellation'],
    },
  },
  {
    href: (paths) => paths.privacy(),
    label: (words) => words('legal.privacy'),
    asked: { zh: ['隱私', '個資', '個人資料'], ja: ['プライバシー', '個人情報'], en: ['privacy', 'personal data'] },
  },
]
