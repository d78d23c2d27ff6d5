import { fold } from './search-folding.ts'

/**
 * Words that mean the same to somebody who looks for something here, as people write them; each stands once, in one group,
 * and is one word. Other shapes of a character (営業時間, 絵師) and other kana (まんが) need no entry: they are folded.
 * A word that half of all texts hold (comic, 作家) is left out, for its group would be found by it alone.
 * Source: docs/glossary.md
 */
export const synonymGroups = [
  ['漫畫', 'マンガ', 'manga'],
  ['動畫', 'アニメ', 'アニメーション', 'anime', 'animation'],
  ['條漫', 'ウェブトゥーン', 'webtoon'],
  ['同人誌', '同人本', 'doujinshi'],
  ['繪師', '插畫家', '插畫師', 'イラストレーター', 'illustrator'],
  ['編劇', '劇本', '脚本'],
  ['分鏡', 'コマ割り', 'storyboard'],
  ['著作權', '版權', 'copyright'],
  ['得獎', '獲獎', '受賞'],
  ['入圍', 'ノミネート'],
  ['徵件', '徵稿', '公募', '募集'],
  ['展覽', '展示', 'exhibition'],
  ['工作坊', 'ワークショップ', 'workshop'],
  ['媒合會', 'マッチング', 'matchmaking'],
  ['簽名會', '簽書會', 'サイン会'],
  ['志工', '義工', 'ボランティア', 'volunteer'],
  ['營業時間', '開放時間', '開館時間'],
  ['休館', '閉館', '公休'],
  ['交通', '交通方式', '怎麼去', '如何前往', 'アクセス', '行き方'],
  ['聯絡', '聯繫', '連絡', '問い合わせ', 'お問い合わせ'],
  ['工作站', '工作桌', '座位', '座席', 'ワークステーション', 'workstation'],
  ['設備', '器材', '機材', 'equipment'],
  ['預約', '預訂', '訂位', '予約', 'booking', 'reservation'],
  ['費用', '收費', '價格', '料金'],
  ['點數', 'ポイント', 'points'],
  ['儲值', '加值', 'チャージ', 'recharge'],
  ['退點', '退還點數', '點數退還', '點數返還', 'ポイント返還', 'ポイントの返還'],
  ['註冊', '加入會員', '入會', '会員登録'],
  ['密碼', 'パスワード', 'password'],
  ['驗證碼', '認證碼', '認証コード', '確認コード'],
] as const satisfies readonly (readonly string[])[]

/** Of each folded word the others of its group, folded, the longest first. */
const others: ReadonlyMap<string, readonly string[]> = new Map(
  synonymGroups.flatMap((group) => {
    const words = group.map((word) => fold(word).text).toSorted((one, other) => other.length - one.length)
    return words.map((word) => [word, words.filter((other) => other !== word)] as const)
  }),
)

/** The longest first: 交通方式 is one word, and not 交通 with something behind it. */
const byLength = [...others.keys()].filter((word) => !isLatin(word)).toSorted((one, other) => other.length - one.length)

/**
 * What a folded word may also be called, folded: the whole word, or of a longer one in Chinese or Japanese the part that has
 * a synonym (少女漫畫 is also 少女マンガ). Letters stand for a whole word alone, and a phrase of several words has none.
 */
export function synonymsOf(word: string): readonly string[] {
  const own = others.get(word)
  if (own) return own
  if (isLatin(word) || word.includes(' ')) return []
  for (const part of byLength) {
    const at = word.indexOf(part)
    if (at < 0 || cutsKana(word, at, at + part.length)) continue
    const [before, after] = [word.slice(0, at), word.slice(at + part.length)]
    return others.get(part)!.flatMap((other) => (isLatin(other) ? [] : [before + other + after]))
  }
  return []
}

function isLatin(word: string): boolean {
  return /^[a-z]+$/.test(word)
}

/** Whether a part begins or ends within a word in katakana: アニメ is no part of アニメーター. */
function cutsKana(word: string, from: number, to: number): boolean {
  return (
    /^[ァ-ヺー]{2}$/.test(word.slice(Math.max(0, from - 1), from + 1)) ||
    /^[ァ-ヺー]{2}$/.test(word.slice(to - 1, to + 1))
  )
}
