import type { Device } from '@koma/contract/rent.ts'
import { localised } from '../../lib/localised.ts'
import { useSite } from '../../lib/use-language.ts'

type Facts = Pick<
  Device,
  'model_zh' | 'model_ja' | 'model_en' | 'specs_zh' | 'specs_ja' | 'specs_en' | 'rules_zh' | 'rules_ja' | 'rules_en'
>

/** Model, specifications and rules, folded away until somebody asks. */
export function DeviceFacts({ device }: { device: Facts }) {
  const { words, language } = useSite()
  const specs = localised(device, 'specs', language)
  const model = localised(device, 'model', language)
  const rules = localised(device, 'rules', language)
  return (
    <div className="web-folds">
      <details>
        <summary>{words('rent.specs')}</summary>
        <dl className="k-facts">
          {model ? (
            <div>
              <dt>{words('rent.model')}</dt>
              <dd>{model}</dd>
            </div>
          ) : null}
          {specs.map((spec) => (
            <div key={spec.key}>
              <dt>{spec.key}</dt>
              <dd>{spec.value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <details>
        <summary>{words('rent.rules')}</summary>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
