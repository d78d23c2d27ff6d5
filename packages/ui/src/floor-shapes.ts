/** A room as it lies on its floor: a rectangle in the units of the plan, some 30 to a metre. */
export interface FloorRoom {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** `service`: lift, stairs and the like, drawn quietly. */
  readonly kind: 'room' | 'hall' | 'service'
}

/** What stands in a room or opens it. `thin`: furniture. `gap`: a door in a wall. `dash`: a wall that moves. `window`: glass. */
export interface FloorFitting {
  readonly kind: 'thin' | 'solid' | 'gap' | 'dash' | 'window'
  readonly path: string
}

export interface FloorShape {
  readonly floor: string
  readonly rooms: readonly FloorRoom[]
  readonly fittings: readonly FloorFitting[]
}

/** The ground that every plan fills. */
export const floorSize = { width: 660, height: 410 } as const

/** What stands above itself on every floor: stairs, lift, toilets and the way that leads to them. */
const core: readonly FloorRoom[] = [
  { id: 'corridor', x: 0, y: 240, width: 660, height: 70, kind: 'hall' },
  { id: 'stairs', x: 0, y: 310, width: 130, height: 100, kind: 'service' },
  { id: 'toilets', x: 130, y: 310, width: 170, height: 100, kind: 'service' },
  { id: 'lift', x: 300, y: 310, width: 110, height: 100, kind: 'service' },
]

const coreFittings: readonly FloorFitting[] = [
  { kind: 'thin', path: 'M22 330H108M22 346H108M22 362H108M22 378H108M22 394H108' },
  { kind: 'thin', path: 'M325 330H385V396H325ZM325 330L385 396M385 330L325 396' },
  { kind: 'gap', path: 'M44 310H86M190 310H232M334 310H376' },
]

/** The plans of the centre's three floors, drawn to the areas of the rooms. */
export const floorShapes = {
  '1F': {
    floor: '1F',
    rooms: [
      { id: 'bookshop', x: 0, y: 0, width: 300, height: 240, kind: 'room' },
      { id: 'desk', x: 300, y: 0, width: 150, height: 240, kind: 'room' },
      { id: 'library', x: 450, y: 0, width: 210, height: 240, kind: 'room' },
      ...core,
      { id: 'entrance', x: 410, y: 310, width: 250, height: 100, kind: 'hall' },
    ],
    fittings: [
      ...coreFittings,
      {
        kind: 'thin',
        path: 'M30 40H130V62H30ZM30 90H130V112H30ZM30 178H130V200H30ZM180 40H270V62H180ZM180 178H270V200H180Z',
      },
      { kind: 'solid', path: 'M330 178Q375 150 420 178V198Q375 170 330 198Z' },
      { kind: 'thin', path: 'M625 24H645V216H625ZM490 44H560V84H490ZM490 166H560V206H490Z' },
      { kind: 'gap', path: 'M120 240H180M345 240H405M525 240H585M495 410H575M420 310H650' },
      { kind: 'window', path: 'M40 0H260M480 0H630' },
    ],
  },
  '2F': {
    floor: '2F',
    rooms: [
      { id: '2a', x: 0, y: 0, width: 350, height: 240, kind: 'room' },
      { id: '2b', x: 350, y: 0, width: 155, height: 240, kind: 'room' },
      { id: '2c', x: 505, y: 0, width: 155, height: 240, kind: 'room' },
      ...core,
      { id: 'store', x: 410, y: 310, width: 250, height: 100, kind: 'service' },
    ],
    fittings: [
      ...coreFittings,
      // The rails of the display wall, the sink and the bench of C, and the cases along the corridor.
      { kind: 'thin', path: 'M14 20V220M364 20V220M536 14H640V38H536ZM604 19H630V33H604Z' },
      { kind: 'solid', path: 'M160 250H280V260H160ZM440 250H490V260H440ZM560 250H610V260H560Z' },
      { kind: 'dash', path: 'M505 12V228' },
      { kind: 'gap', path: 'M60 240H120M375 240H425M510 240H550M500 310H545' },
      { kind: 'window', path: 'M60 0H300M380 0H480M545 0H640' },
    ],
  },
  '3F': {
    floor: '3F',
    rooms: [
      { id: '3', x: 0, y: 0, width: 470, height: 240, kind: 'room' },
      { id: 'workstations', x: 470, y: 0, width: 190, height: 240, kind: 'room' },
      ...core,
      { id: 'loans', x: 410, y: 310, width: 250, height: 100, kind: 'room' },
    ],
    fittings: [
      ...coreFittings,
      // The stage is a speech balloon that speaks to the seats.
      {
        kind: 'solid',
        path: 'M28 40Q28 28 40 28H92Q104 28 104 40V118L132 138 104 146V200Q104 212 92 212H40Q28 212 28 200Z',
      },
      {
        kind: 'thin',
        path: 'M500 40H540V64H500ZM590 40H630V64H590ZM500 108H540V132H500ZM590 108H630V132H590ZM500 176H540V200H500ZM590 176H630V200H590Z',
      },
      { kind: 'gap', path: 'M150 240H220M360 240H410M540 240H590M500 310H560' },
      { kind: 'window', path: 'M150 0H440M490 0H640' },
    ],
  },
} as const satisfies Record<string, FloorShape>

export type FloorName = keyof typeof floorShapes
