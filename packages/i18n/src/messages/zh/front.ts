/** What the home page tells of: written on the server, so that a first visit does without these messages. */
export const front = {
  banners: '主打內容',
  notice: '提醒',
  activities: '近期活動',
  all: '看全部',
  week: '這一週',
  toCalendar: '看行事曆',
  more: '還有 {{count}} 項',
  desks: '現在有空位',
  asOf: '{{time}} 的狀況，數字是空位數。',
  desksClosed: '現在沒有開放，可先預約之後的時段；數字是座位數。',
  seats: '共 {{count}} 席',
  free: '{{seats}} 席中有 {{free}} 席空著',
  noneFree: '目前都有人使用',
  comics: '本月選書',
  near: '您要找的也許是：',
  toDatabase: '進入資料庫',
} as const
