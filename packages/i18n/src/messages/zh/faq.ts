/** Questions and answers. Source: product §2 faq */
export const faq = {
  title: '常見問題',
  sound: 'HUH?',
  lead: '先看看這裡，多半已經有答案。找不到再寫信給我們。',
  description: '帳號、預約、場地、點數與創作者資格的常見問題。',
  filterLabel: '依主題篩選',
  all: '全部',
  searchLabel: '搜尋問題',
  search: '搜尋',
  none: '這個主題不存在，或目前沒有問題。',
  noneFound: '沒有問題包含「{{words}}」。',
  seeAll: '看全部問題',
  ask: '寫信問我們',
  linkTo: '這個問題的連結',
  toDraft: '看這個問題',
} as const
