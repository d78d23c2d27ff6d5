import { deviceRule as ruleEn, deviceSpec as specEn } from './messages/en/device.ts'
import { deviceRule as ruleJa, deviceSpec as specJa, deviceValue as valueJa } from './messages/ja/device.ts'
import { deviceRule as ruleZh, deviceSpec as specZh, deviceValue as valueZh } from './messages/zh/device.ts'
import { fill, pluralForm, type Message } from './translate.ts'

type RuleKey = keyof typeof ruleZh

/** The words around a device's facts in one language. */
export interface DeviceText {
  label(key: string): string
  value(key: string, value: unknown): string
  rule(key: RuleKey, count: number): string
}

const separators = { zh: '、', ja: '、', en: ', ' }

/** The words of a language. A fact without a word of its own (a model name) stands as it is. */
export function deviceText(language: 'zh' | 'ja' | 'en'): DeviceText {
  return texts[language]
}

const texts = {
  zh: bind('zh', specZh, ruleZh, valueZh),
  ja: bind('ja', specJa, ruleJa, valueJa),
  en: bind('en', specEn, ruleEn, {}),
}

function bind(
  language: keyof typeof separators,
  labels: Readonly<Record<string, string>>,
  rules: Readonly<Record<RuleKey, Message>>,
  values: Readonly<Record<string, string>>,
): DeviceText {
  const plural = new Intl.PluralRules(language)
  const word = (value: unknown) => values[String(value)] ?? String(value)
  return {
    label: (key) => labels[key] ?? key,
    value(key, value) {
      if (typeof value === 'boolean') return labels[value ? 'yes' : 'no']!
      if (key.endsWith('_gb')) return `${String(value)} GB`
      if (key.endsWith('_dpi')) return `${String(value)} dpi`
      return Array.isArray(value) ? value.map(word).join(separators[language]) : word(value)
    },
    rule: (key, count) => fill(pluralForm(rules[key], plural, count), { count }),
  }
}
