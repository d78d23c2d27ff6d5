import type { deviceRule as rules, deviceSpec as specs } from '../zh/device.ts'
import type { Message } from '../../translate.ts'

export const deviceSpec = {
  display: 'Display',
  resolution: 'Resolution',
  pen: 'Pen',
  cpu: 'Processor',
  ram_gb: 'Memory',
  gpu: 'Graphics',
  software: 'Software',
  tablet: 'Tablet',
  pressure_levels: 'Pressure levels',
  storage_gb: 'Storage',
  size: 'Size',
  resolution_dpi: 'Scan resolution',
  speed_ppm: 'Pages a minute',
  inks: 'Inks',
  functions: 'Functions',
  points_note: 'How points count',
  colors: 'Colours at once',
  drums: 'Drum colours',
  dimmable: 'Dimmable',
  top: 'Table top',
  includes: 'Includes',
  power: 'Power',
  wifi: 'Wi-Fi',
  lumens: 'Lumens',
  sensor: 'Sensor',
  tracks: 'Tracks',
  use: 'Use',
  yes: 'Yes',
  no: 'No',
} satisfies Record<keyof typeof specs, string>

export const deviceRule = {
  span: 'A booking covers at most {{count}} consecutive days, without gaps.',
  cancel: {
    one: 'You can cancel up to {{count}} hour before the start; all points go back where they came from.',
    other: 'You can cancel up to {{count}} hours before the start; all points go back where they came from.',
  },
  not_arrived: {
    one: 'If nobody checks in within {{count}} minute of the start, the remaining time is released and the points stay spent.',
    other:
      'If nobody checks in within {{count}} minutes of the start, the remaining time is released and the points stay spent.',
  },
  one_seat: 'A booking is for {{count}} seat. Please check in at the desk.',
  hand_out: 'A booking is for {{count}} item. Please collect it from the desk and return it there.',
} satisfies Record<keyof typeof rules, Message>
