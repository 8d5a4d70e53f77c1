import { Trans } from "@lingui/react/macro"
import { useHref } from "../kit/site.tsx"
import s from "./GroupChoice.module.css"
import type { ComparedProduct } from "./price-facts.ts"

interface GroupChoiceProps {
  readonly choices: ReadonlyArray<ComparedProduct>
  readonly chosen: ReadonlyArray<ComparedProduct>
  /** Other parameters of the URL, which are preserved. */
  readonly query: Readonly<Record<string, string>>
}

/** Form for choosing the fuels that the table of the federal states compares. */
export function GroupChoice({ choices, chosen, query }: GroupChoiceProps) {
  const href = useHref()
  return (
    <form method="get" action={`${href("/pelletpreise")}#regionen`} className={s["form"]}>
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={s["choices"]}>
        <legend className={s["legend"]}>
          <Trans>Brennstoffe nebeneinander</Trans>
        </legend>
        {choices.map(({ productId, name }) => (
          <label key={productId} className={s["choice"]}>
            <input
              type="checkbox"
              name="gruppen"
              value={productId}
              defaultChecked={chosen.some((each) => each.productId === productId)}
              // a value that the browser restores from an earlier visit may differ from the table
              autoComplete="off"
            />
            {name}
          </label>
        ))}
      </fieldset>
      <button type="submit" className={s["submit"]}>
        <Trans>Preise zeigen</Trans>
      </button>
    </form>
  )
}
