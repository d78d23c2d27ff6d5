import type { Language } from '@koma/domain/languages.ts'

/** Pieces of sentences; the same place of each language means the same. */
interface Phrases {
  readonly surnames: readonly string[]
  readonly places: readonly string[]
  readonly subjects: readonly string[]
  readonly deeds: readonly string[]
  readonly seasons: readonly string[]
  readonly remarks: readonly string[]
}

/** What large data is put together from: a centre's own news would read so. */
export const phrases: Readonly<Record<Language, Phrases>> = {
  zh: {
    surnames: ['林', '陳', '黃', '張', '李', '王', '吳', '劉', '蔡', '楊', '許', '鄭'],
    places: ['臺北', '新竹', '臺中', '嘉義', '臺南', '高雄', '花蓮', '宜蘭', '屏東', '基隆'],
    subjects: ['分鏡講座', '原稿展', '同人誌市集', '駐村計畫', '網點工作坊', '讀者見面會', '數位上色課', '編輯座談'],
    deeds: ['開放報名', '公布名單', '延長一週', '加開場次', '移到三樓', '正式登場', '線上直播', '圓滿落幕'],
    seasons: ['早春', '梅雨季', '盛夏', '中秋前', '入冬', '歲末'],
    remarks: [
      '名額有限，請提早預約。',
      '現場備有畫具與參考書。',
      '憑會員證入場。',
      '活動照片稍後上傳。',
      '開館時間不變。',
    ],
  },
  ja: {
    surnames: ['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺', '山本', '中村', '小林', '加藤', '吉田', '山田'],
    places: ['台北', '新竹', '台中', '嘉義', '台南', '高雄', '花蓮', '宜蘭', '屏東', '基隆'],
    subjects: [
      'ネーム講座',
      '原画展',
      '同人誌市',
      '滞在制作',
      'トーン教室',
      '読者の集い',
      'デジタル彩色',
      '編集者座談会',
    ],
    deeds: [
      '受付を始めます',
      '結果を発表します',
      '一週間延長します',
      '追加開催します',
      '3階に移ります',
      '始まります',
      '配信します',
      '終わりました',
    ],
    seasons: ['早春', '梅雨', '真夏', 'お月見の前', '初冬', '年の瀬'],
    remarks: [
      'お早めにご予約ください。',
      '画材と資料があります。',
      '会員証をお持ちください。',
      '写真は後日公開します。',
      '開館時間は変わりません。',
    ],
  },
  en: {
    surnames: ['Lin', 'Chen', 'Huang', 'Chang', 'Lee', 'Wang', 'Wu', 'Liu', 'Tsai', 'Yang', 'Hsu', 'Cheng'],
    places: [
      'Taipei',
      'Hsinchu',
      'Taichung',
      'Chiayi',
      'Tainan',
      'Kaohsiung',
      'Hualien',
      'Yilan',
      'Pingtung',
      'Keelung',
    ],
    subjects: [
      'storyboard talk',
      'original art show',
      'zine fair',
      'residency',
      'screentone workshop',
      'reader meet-up',
      'colouring course',
      'editors’ panel',
    ],
    deeds: [
      'opens for booking',
      'names its guests',
      'runs a week longer',
      'adds a session',
      'moves to 3F',
      'begins',
      'goes live online',
      'has ended',
    ],
    seasons: ['early spring', 'the rainy season', 'high summer', 'the moon festival', 'early winter', 'the year’s end'],
    remarks: [
      'Places are few: book early.',
      'Pens and books are on hand.',
      'Bring your member card.',
      'Pictures follow.',
      'Opening hours stay the same.',
    ],
  },
}

/** A word of two characters that stands in few of the texts, however many there are: what measurements look for. */
export const rareWord = { zh: '夜鷺', ja: '夜鷺', en: 'night heron' } as const satisfies Record<Language, string>
