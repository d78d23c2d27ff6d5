/** Labels of a device's facts. */
export const deviceSpec = {
  display: '螢幕',
  resolution: '解析度',
  pen: '繪圖筆',
  cpu: '處理器',
  ram_gb: '記憶體',
  gpu: '顯示卡',
  software: '軟體',
  tablet: '繪圖板',
  pressure_levels: '壓感層級',
  storage_gb: '儲存空間',
  size: '尺寸',
  resolution_dpi: '掃描解析度',
  speed_ppm: '每分鐘張數',
  inks: '墨水色數',
  functions: '功能',
  points_note: '計點方式',
  colors: '同時印色數',
  drums: '滾筒色',
  dimmable: '可調光',
  top: '桌面',
  includes: '附件',
  power: '電源',
  wifi: 'Wi-Fi',
  lumens: '流明',
  sensor: '感光元件',
  tracks: '音軌數',
  use: '用途',
  yes: '有',
  no: '無',
} as const

/** Facts that are words, by their English form. */
export const deviceValue = {
  black: '黑',
  'fluorescent pink': '螢光粉紅',
  blue: '藍',
  yellow: '黃',
  print: '列印',
  copy: '影印',
  scan: '掃描',
  'LED lamp': 'LED 檯燈',
  'cutting mat A3': 'A3 切割墊',
  'dip pen set': '沾水筆組',
  'points per page': '依張數計點',
  'tilting 0–60°': '可傾斜 0–60°',
  'zines up to 40 pages': '40 頁以內的小誌',
} as const

/** Rules that everybody agrees to when booking. */
export const deviceRule = {
  span: '一次最多連續預約 {{count}} 天，時段須連續。',
  cancel: '開始前 {{count}} 小時（含）以前可取消，點數全數退回原處。',
  not_arrived: '逾開始時間 {{count}} 分鐘未報到，其餘時段釋出，點數不退。',
  one_seat: '每筆預約 {{count}} 個座位，請於櫃檯報到。',
  hand_out: '每筆預約借用 {{count}} 件，請於櫃檯領取並歸還。',
} as const
