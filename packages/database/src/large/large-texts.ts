import { languages, type Language } from '@koma/domain/languages.ts'
import { phrases, rareWord } from './phrases.ts'

export interface LargeText {
  readonly language: Language
  readonly title: string
  readonly summary: string
  readonly body: string
}

/**
 * The texts of the item with this number, the same at every call: `rare` puts the rare word into its title. Numbers make
 * every title another one.
 */
export function textsOf(number: number, rare: boolean): LargeText[] {
  const draw = numbersFrom(number)
  const [surname, place, subject, deed, season, remark] = [draw(12), draw(10), draw(8), draw(8), draw(6), draw(5)]
  return languages.map((language) => {
    const words = phrases[language]
    const name = rare ? rareWord[language] : words.surnames[surname]!
    const [where, what, does] = [words.places[place]!, words.subjects[subject]!, words.deeds[deed]!]
    const [when, note] = [words.seasons[season]!, words.remarks[remark]!]
    return {
      language,
      ...sentences[language]({ number, name, where, what, does, when }),
      body: `<p>${note}</p>`,
    }
  })
}

interface Facts {
  readonly number: number
  readonly name: string
  readonly where: string
  readonly what: string
  readonly does: string
  readonly when: string
}

const sentences: Readonly<Record<Language, (facts: Facts) => Pick<LargeText, 'title' | 'summary'>>> = {
  zh: ({ number, name, where, what, does, when }) => ({
    title: `${where}${what}第${number}回${does}`,
    summary: `${when}，${name}老師與${where}的創作者帶來${what}，${does}。`,
  }),
  ja: ({ number, name, where, what, does, when }) => ({
    title: `${where}の${what}第${number}回、${does}`,
    summary: `${when}、${name}先生と${where}の作家が${what}を開きます。${does}。`,
  }),
  en: ({ number, name, where, what, does, when }) => ({
    title: `No. ${number}: the ${where} ${what} ${does}`,
    summary: `In ${when}, ${name} and artists of ${where} meet for the ${what}, which ${does}.`,
  }),
}

/** Whole numbers below a bound, in a row that depends on the seed alone (a linear congruence of 32 bits). */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
