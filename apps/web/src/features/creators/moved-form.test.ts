import { expect, test } from 'vitest'
import { movedForm } from './moved-form.ts'

const lists = {
  industries: [
    { id: 'comics', name: '漫畫', description: null },
    { id: 'game', name: '遊戲', description: null },
    { id: 'film', name: '影視', description: null },
  ],
  countries: [{ id: 'jp', name: '日本' }],
}

test('begins with what the record says, by our ids or in the reader’s words', () => {
  const record = { pen_name: '小鈴', industries: '漫畫、game', nationality: '日本', profile_zh: '畫貓。' }
  expect(movedForm(record, lists)).toMatchObject({
    pen_name: '小鈴',
    profile_zh: '畫貓。',
    industries: ['comics', 'game'],
    citizenship: 'foreign',
    nationality: 'jp',
    address: '',
    works: [],
  })
})

test('leaves open what is not one of our choices', () => {
  expect(movedForm({ industries: '雕刻', citizenship: '本國', nationality: 'Atlantis' }, lists)).toMatchObject({
    industries: [],
    citizenship: '',
    nationality: '',
  })
  expect(movedForm({ citizenship: 'domestic' }, lists).citizenship).toBe('domestic')
})
