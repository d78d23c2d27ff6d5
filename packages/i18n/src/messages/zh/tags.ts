/** What has a tag, in tabs. Source: product §2 tag/{id}/{tab} */
export const tags = {
  title: '#{{name}}',
  sound: 'LINK!',
  description: '{{centre}}與「{{name}}」有關的消息、活動、影片與專輯。',
  lead: '所有貼上「{{name}}」標籤的內容。',
  tabs: '內容種類',
  news: '消息',
  activity: '活動',
  video: '影片',
  album: '專輯',
  none_news: '還沒有消息貼上這個標籤。',
  none_activity: '還沒有活動貼上這個標籤。',
  none_video: '還沒有影片貼上這個標籤。',
  none_album: '還沒有專輯貼上這個標籤。',
  seeTab: '看{{tab}}（{{count}}）',
  seeNews: '看全部消息',
} as const
