import type { CreatorClass } from '@koma/domain/creator-application.ts'

/** What somebody of the demo wrote in their application. */
export interface DemoCreator {
  readonly penName: string
  readonly nameEn: string
  readonly industries: readonly string[]
  /** Null: of Taiwan. */
  readonly nationality: string | null
  readonly postalCode: string
  readonly address: string
  readonly website: string
  readonly profileZh: string
  readonly profileEn: string
  readonly works: readonly {
    readonly title: string
    readonly description: string
    readonly url: string | null
    readonly publishedDaysAgo: number | null
  }[]
}

/** What becomes of an application, by days before today. */
export interface DemoApplication {
  readonly who: string
  readonly class: CreatorClass
  readonly sentDaysAgo: number
  readonly ends:
    | { readonly kind: 'draft' }
    | { readonly kind: 'waits' }
    | { readonly kind: 'returned'; readonly daysAgo: number; readonly reason: string; readonly comments: object }
    | { readonly kind: 'passed' | 'failed'; readonly daysAgo: number; readonly reason: string | null }
    | { readonly kind: 'withdrawn'; readonly daysAgo: number }
  readonly creator: DemoCreator
}

/** Applications in every state, of the cast and of those who come every day. */
export const demoApplications: readonly DemoApplication[] = [
  {
    who: 'chenbohan',
    class: 'associate_creator',
    sentDaysAgo: 1,
    ends: { kind: 'draft' },
    creator: {
      penName: '柏翰',
      nameEn: '',
      industries: ['comics'],
      nationality: null,
      postalCode: '220',
      address: '',
      website: '',
      profileZh: '工程師，下班後畫一格一格的程式漫畫。',
      profileEn: '',
      works: [{ title: '除錯日記', description: '', url: null, publishedDaysAgo: null }],
    },
  },
  {
    who: 'wupinyan',
    class: 'associate_creator',
    sentDaysAgo: 3,
    ends: { kind: 'waits' },
    creator: {
      penName: '品妍日日',
      nameEn: 'Wu Pin-yan',
      industries: ['comics', 'illustration'],
      nationality: null,
      postalCode: '700',
      address: '臺南市中西區海安路一段 20 號',
      website: 'https://pinyan.example.org',
      profileZh: '在臺南畫老屋與雨天，四格與短篇都畫。希望能在工作站把第一本畫冊完成。',
      profileEn: 'Draws old houses and rainy days in Tainan, as four-panel strips and short stories.',
      works: [
        {
          title: '巷口的貓管理員',
          description: '每週更新的四格連載，編劇與作畫。',
          url: 'https://strip.example.org/alley-cat',
          publishedDaysAgo: null,
        },
        { title: '雨鞋', description: '十六頁短篇。', url: 'https://pinyan.example.org/boots', publishedDaysAgo: null },
      ],
    },
  },
  {
    who: 'tanakaaoi',
    class: 'creator',
    sentDaysAgo: 13,
    ends: { kind: 'waits' },
    creator: {
      penName: 'あおい葉',
      nameEn: 'Aoi Tanaka',
      industries: ['comics', 'animation'],
      nationality: 'jp',
      postalCode: '111',
      address: '臺北市士林區中山北路五段 100 號',
      website: 'https://aoi.example.jp',
      profileZh: '來自日本，在臺北畫商業連載與動畫分鏡。',
      profileEn: 'A serial artist and storyboarder from Japan who lives in Taipei.',
      works: [
        {
          title: '港の灯台守',
          description: '全三巻、作画。',
          url: 'https://books.example.jp/lighthouse',
          publishedDaysAgo: 420,
        },
      ],
    },
  },
  {
    who: 'kuoguanting',
    class: 'associate_creator',
    sentDaysAgo: 9,
    ends: {
      kind: 'returned',
      daysAgo: 2,
      reason: '作品很有意思，請補上可以看到內頁的網址。',
      comments: {
        works: '目前的連結只有封面，請提供至少一件可公開閱讀的作品。',
        profile_zh: '請補充您想在中心完成什麼。',
      },
    },
    creator: {
      penName: '冠廷不睡',
      nameEn: 'Kuo Kuan-ting',
      industries: ['comics'],
      nationality: null,
      postalCode: '231',
      address: '新北市新店區北新路三段 30 號',
      website: 'https://kuo.example.org',
      profileZh: '大學生，畫校園與夜市。',
      profileEn: 'A student who draws campus life and night markets.',
      works: [
        {
          title: '熄燈之前',
          description: '宿舍短篇集。',
          url: 'https://kuo.example.org/lights',
          publishedDaysAgo: null,
        },
      ],
    },
  },
  {
    who: 'tsengyuhan',
    class: 'creator',
    sentDaysAgo: 40,
    ends: {
      kind: 'failed',
      daysAgo: 32,
      reason: '所附作品為自費印製，尚未符合商業出版的條件；歡迎先申請準創作者，或於出版後再次申請。',
    },
    creator: {
      penName: '小曾',
      nameEn: 'Tseng Yu-han',
      industries: ['illustration', 'picture-book'],
      nationality: null,
      postalCode: '202',
      address: '基隆市中正區中正路 8 號',
      website: 'https://tseng.example.org',
      profileZh: '畫基隆的海與貓，作品多為自費印製的小誌。',
      profileEn: 'Zines of the sea and the cats of Keelung.',
      works: [
        { title: '港邊小誌', description: '自費小誌。', url: 'https://tseng.example.org/zine', publishedDaysAgo: 300 },
      ],
    },
  },
  {
    who: 'emilycarter',
    class: 'associate_creator',
    sentDaysAgo: 20,
    ends: { kind: 'withdrawn', daysAgo: 18 },
    creator: {
      penName: 'Emily C.',
      nameEn: 'Emily Carter',
      industries: ['education', 'comics'],
      nationality: 'us',
      postalCode: '110',
      address: '臺北市信義區松仁路 50 號',
      website: 'https://emily.example.com',
      profileZh: '英語老師，以漫畫教學，自己也畫教室裡的小故事。',
      profileEn: 'Teaches English with comics, and draws small stories from the classroom.',
      works: [
        { title: 'Chalk', description: 'A web comic.', url: 'https://emily.example.com/chalk', publishedDaysAgo: null },
      ],
    },
  },
  {
    who: 'huangshihan',
    class: 'creator',
    sentDaysAgo: 250,
    ends: { kind: 'passed', daysAgo: 240, reason: null },
    creator: {
      penName: '詩涵 Shihan',
      nameEn: 'Huang Shih-han',
      industries: ['comics', 'publishing'],
      nationality: null,
      postalCode: '403',
      address: '臺中市西區美村路一段 12 號',
      website: 'https://shihan.example.org',
      profileZh: '以臺中舊城為題的長篇漫畫家，作品連載並集結出版。',
      profileEn: 'Draws long stories set in the old city of Taichung, serialised and published.',
      works: [
        {
          title: '綠川往事（全二冊）',
          description: '編劇與作畫。',
          url: 'https://press.example.org/green-river',
          publishedDaysAgo: 520,
        },
      ],
    },
  },
  {
    who: 'satomisaki',
    class: 'associate_creator',
    sentDaysAgo: 208,
    ends: { kind: 'passed', daysAgo: 200, reason: null },
    creator: {
      penName: '美咲みさき',
      nameEn: 'Misaki Sato',
      industries: ['comics'],
      nationality: 'jp',
      postalCode: '104',
      address: '臺北市中山區南京東路二段 6 號',
      website: 'https://misaki.example.jp',
      profileZh: '旅居臺北，畫兩地的日常。',
      profileEn: 'Lives in Taipei and draws daily life in two cities.',
      works: [
        {
          title: '台北さんぽ',
          description: 'ウェブ連載。',
          url: 'https://misaki.example.jp/walk',
          publishedDaysAgo: null,
        },
      ],
    },
  },
]
