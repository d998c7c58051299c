import { useId, useState } from 'react'
import { AccountField } from '../../../../account/AccountField.js'
import { areaTitles } from '../../../../account/areaTitles.js'
import { CheckMark } from '../../../../controls/CheckMark.js'
import { type Act, acts, areas, type Powers } from '../../../../core/powers.js'
import { Button } from '../../../../feedback/Button.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { chosenPowers, type PowersForm, powersForm, type Reach } from './powersForm.js'
import { powersTexts } from './powersTexts.js'

interface PowersPartProps {
  readonly powers: Powers | null
  readonly isDisabled: boolean
  readonly onChange: (powers: Powers | null) => void
}

/** What a person may do: everything, or what is chosen for each area and act. */
export function PowersPart({ powers, isDisabled, onChange }: PowersPartProps) {
  const { locale, number } = useLocale()
  const texts = powersTexts[locale]
  const id = useId()
  const [start] = useState(() => powersForm(powers, (amount) => number(amount, { minimumFractionDigits: 2 })))
  const [form, setForm] = useState(start)
  const [isWrong, setWrong] = useState(false)
  const change = (part: Partial<PowersForm>) => {
    setWrong(false)
    setForm({ ...form, ...part })
  }
  const chosen = chosenPowers(form)
  const save = () => (chosen === undefined ? setWrong(true) : onChange(chosen))
  const isSame = chosen !== undefined && JSON.stringify(chosen) === JSON.stringify(chosenPowers(start))
  return (
    <section className="ep-account-part" aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      <Choice
        name={`${id}-all`}
        label={texts.title}
        value={form.isLimited ? 'listed' : 'all'}
        options={[
          ['all', texts.all],
          ['listed', texts.listed],
        ]}
        isDisabled={isDisabled}
        onChange={(value) => change({ isLimited: value === 'listed' })}
      />
      {form.isLimited && (
        <>
          <Areas reach={form.reach} isDisabled={isDisabled} onChange={(reach) => change({ reach })} />
          <Acts form={form} isDisabled={isDisabled} isWrong={isWrong} onChange={change} />
        </>
      )}
      {!isSame && (
        <div>
          <Button variant="secondary" aria-disabled={isDisabled} onPress={() => !isDisabled && save()}>
            {texts.save}
          </Button>
        </div>
      )}
    </section>
  )
}

interface AreasProps {
  readonly reach: PowersForm['reach']
  readonly isDisabled: boolean
  readonly onChange: (reach: PowersForm['reach']) => void
}

function Areas({ reach, isDisabled, onChange }: AreasProps) {
  const { locale, text } = useLocale()
  const texts = powersTexts[locale]
  const id = useId()
  return (
    <div className="ep-powers-areas">
      {areas.map((area) => (
        <div key={area}>
          <span id={`${id}-${area}`}>{text(areaTitles[area])}</span>
          <Choice
            name={`${id}-${area}`}
            label={text(areaTitles[area])}
            value={reach[area]}
            options={reaches.map((value) => [value, texts.reach[value]])}
            isDisabled={isDisabled}
            onChange={(value) => onChange({ ...reach, [area]: value as Reach })}
          />
        </div>
      ))}
    </div>
  )
}

const reaches: readonly Reach[] = ['none', 'reads', 'writes']

interface ActsProps {
  readonly form: PowersForm
  readonly isDisabled: boolean
  readonly isWrong: boolean
  readonly onChange: (part: Partial<PowersForm>) => void
}

function Acts({ form, isDisabled, isWrong, onChange }: ActsProps) {
  const { locale } = useLocale()
  const texts = powersTexts[locale]
  const set = (act: Act, isChosen: boolean) => onChange({ acts: acts.filter((one) => (one === act ? isChosen : form.acts.includes(one))) })
  return (
    <div className="ep-powers-acts">
      {acts.map((act) => (
        <div key={act}>
          <CheckMark isChecked={form.acts.includes(act)} isDisabled={isDisabled} onChange={(isChosen) => set(act, isChosen)}>
            {texts.acts[act]}
          </CheckMark>
          {act === 'decidir' && form.acts.includes(act) && (
            <AccountField
              isOptional
              label={texts.upTo}
              name="decidesUpTo"
              autoComplete="off"
              inputMode="decimal"
              value={form.amount}
              description={texts.upToHint}
              errorMessage={isWrong ? texts.wrongAmount : undefined}
              onChange={(amount) => onChange({ amount })}
            />
          )}
        </div>
      ))}
    </div>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly isDisabled: boolean
  readonly onChange: (value: string) => void
}

/** The browser's own radio buttons in a row. */
function Choice({ name, label, value, options, isDisabled, onChange }: ChoiceProps) {
  return (
    <div role="radiogroup" aria-label={label} className="ep-powers-choice">
      {options.map(([option, words]) => (
        <label key={option} className="ep-check">
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            disabled={isDisabled}
            onChange={() => onChange(option)}
          />
          <span>{words}</span>
        </label>
      ))}
    </div>
  )
}
