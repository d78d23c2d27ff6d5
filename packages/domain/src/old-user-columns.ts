import { oldUserFields, type OldUserField, type OldUserMapping } from './old-users.ts'

/** Which column is which, guessed from the heads of a list; a field is found once, in the first column that fits. */
export function guessOldUserColumns(heads: readonly string[]): OldUserMapping {
  const plain = heads.map(plainHead)
  const taken = new Set<number>()
  const mapping: Partial<Record<OldUserField, number>> = {}
  for (const field of oldUserFields) {
    const names = [plainHead(field), ...(headNames[field] ?? []).map(plainHead)]
    const column = plain.findIndex((head, index) => !taken.has(index) && names.includes(head))
    if (column < 0) continue
    taken.add(column)
    mapping[field] = column
  }
  return mapping
}

/** Without case, blanks, signs and the difference of full and half width. */
const plainHead = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** How other programs call the fields, beside their own names. */
const headNames: Partial<Readonly<Record<OldUserField, readonly string[]>>> = {
  old_id: [
    '會員編號',
    '會員代號',
    '編號',
    '舊會員編號',
    'id',
    'member id',
    'member no',
    'user id',
    '会員番号',
    '会員ID',
  ],
  name: ['姓名', '會員姓名', '中文姓名', 'full name', '氏名', '名前'],
  email: ['電子郵件', '電子信箱', '信箱', '電郵', 'e-mail', 'mail', 'email address', 'メール', 'メールアドレス'],
  mobile: [
    '手機',
    '手機號碼',
    '行動電話',
    '電話',
    'phone',
    'cell phone',
    'mobile phone',
    '携帯電話',
    '携帯番号',
    '電話番号',
  ],
  username: ['帳號', '會員帳號', 'account', 'login', 'user name', 'アカウント', 'ユーザー名'],
  gender: ['性別', 'sex'],
  birthday: ['生日', '出生日期', '出生年月日', 'birth date', 'date of birth', 'dob', '生年月日', '誕生日'],
  addr_city: ['縣市', '居住縣市', '城市', 'city', 'county', '都道府県', '市'],
  addr_district: ['鄉鎮市區', '區域', '地區', 'district', 'township', '区'],
  job: ['職業', '工作', 'occupation', '職種'],
  locale: ['語言', '慣用語言', 'language', '言語'],
  joined_on: ['加入日期', '註冊日期', '入會日期', 'joined', 'created at', 'registered', '入会日', '登録日'],
  class: ['會員等級', '會員類別', '等級', '會員資格', 'member class', 'type', 'level', '会員区分', '会員種別'],
  class_started_on: ['等級起日', '會籍開始日', '資格起日', 'class from', '開始日'],
  class_ends_on: ['等級迄日', '會籍到期日', '資格到期日', '到期日', 'class until', 'expires', '有効期限'],
  purchased_points: [
    '購買點數',
    '儲值點數',
    '點數',
    '剩餘點數',
    '點數餘額',
    'points',
    'balance',
    '購入ポイント',
    'ポイント',
  ],
  reward_points: [
    '贈送點數',
    '紅利點數',
    '免費點數',
    'bonus points',
    'gift points',
    '特典ポイント',
    'ボーナスポイント',
  ],
  reward_expires_on: ['贈點到期日', '紅利到期日', '贈送點數到期日', 'bonus expires', '特典ポイント有効期限'],
  pen_name: ['筆名', 'pen name', 'ペンネーム'],
  name_en: ['英文姓名', '英文名', 'english name', '英語名', 'ローマ字氏名'],
  industries: ['產業', '產業別', '創作領域', '領域', 'industry', '業種', '分野'],
  citizenship: ['國籍別', '本國外國', 'citizenship'],
  nationality: ['國籍', '國家', 'country', '国籍'],
  postal_code: ['郵遞區號', 'zip', 'zip code', 'postcode', '郵便番号'],
  address: ['地址', '通訊地址', '住址', '住所'],
  village: ['村里', '里別', '里'],
  website_url: ['網站', '個人網站', '網址', 'website', 'url', 'homepage', 'ウェブサイト', 'サイト'],
  social_url: ['社群', '社群網站', '臉書', 'facebook', 'instagram', 'sns'],
  profile_zh: ['簡介', '個人簡介', '中文簡介', '自我介紹', 'profile', 'bio', '紹介', '自己紹介'],
  profile_en: ['英文簡介', 'english profile', 'english bio', '英語紹介'],
}
