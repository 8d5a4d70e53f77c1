import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import type { CurrencyCode } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { productGroup, type ProductGroupId, productGroups } from "../../domain/product/product-group.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Select, TextInput } from "../kit/form/TextInput.tsx"
import { formatMoney } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import s from "./PriceList.module.css"

/** An offer in the preview; amounts are in cents. */
interface PreviewedOffer {
  readonly place: number
  readonly total: number
}

export interface Preview {
  readonly now: PreviewedOffer | null
  readonly next: PreviewedOffer | null
  readonly offerCount: number
  readonly cheapestOther: number | null
}

interface PreviewFormProps {
  readonly groups: ReadonlyArray<ProductGroupId>
  readonly currency: CurrencyCode
  /** Undefined until the page is hydrated; the function returns undefined if no preview could be obtained. */
  readonly onAsk:
    | ((wish: {
        readonly productGroupId: ProductGroupId
        readonly zipCode: string
        readonly amount: number
      }) => Promise<Preview | undefined>)
    | undefined
}

type Shown =
  | { readonly kind: "asking" }
  | { readonly kind: "failed" }
  | { readonly kind: "told"; readonly preview: Preview }

/**
 * Form that previews the price of an amount at a place according to the edited list, and the rank of that price among
 * the offers.
 */
export function PreviewForm({ groups, currency, onAsk }: PreviewFormProps) {
  const [groupId, setGroupId] = useState(groups[0] ?? 3)
  const group = productGroup(groupId)
  const [zipCode, setZipCode] = useState("")
  const [amount, setAmount] = useState("")
  const [shown, setShown] = useState<Shown>()
  const wanted = Number(amount === "" ? group.comparisonAmount : amount.replaceAll(/\D/gu, ""))
  const ask = async () => {
    if (onAsk === undefined || shown?.kind === "asking") return
    setShown({ kind: "asking" })
    const preview = await onAsk({ productGroupId: groupId, zipCode: zipCode.trim(), amount: wanted })
    setShown(preview === undefined ? { kind: "failed" } : { kind: "told", preview })
  }
  return (
    <form
      noValidate
      className={s["preview"]}
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <div className={s["fields"]}>
        <Field id="preview-group" label={<Trans>Produkt</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={groupId}
              onChange={({ target }) =>
                setGroupId(productGroups.find(({ id }) => String(id) === target.value)?.id ?? groupId)
              }
            >
              {productGroups
                .filter(({ id }) => groups.includes(id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <Field id="preview-amount" label={<Trans>Menge</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              unit={group.unit}
              placeholder={String(group.comparisonAmount)}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
        </Field>
        <Field id="preview-zip" label={<Trans>Postleitzahl</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={5}
              value={zipCode}
              onChange={({ target }) => setZipCode(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="secondary" busy={shown?.kind === "asking"} disabled={onAsk === undefined}>
          <Trans>Vorschau zeigen</Trans>
        </Button>
      </div>
      <output className={s["told"]}>
        {shown?.kind === "failed" && (
          <Trans>
            Dafür lässt sich keine Vorschau zeigen. Stimmen Postleitzahl und Menge, und ist die Liste ohne
            Fehler?
          </Trans>
        )}
        {shown?.kind === "told" && <Told preview={shown.preview} currency={currency} />}
      </output>
    </form>
  )
}

function Told({ preview, currency }: { readonly preview: Preview; readonly currency: CurrencyCode }) {
  const tag = useSite().locale.bcp47
  const money = (cents: number) => formatMoney(tag, currency, toDecimal(cents))
  const { now, next, offerCount, cheapestOther } = preview
  const before = now === null ? undefined : money(now.total)
  const beforePlace = now?.place
  const other = cheapestOther === null ? undefined : money(cheapestOther)
  if (next === null) return <Trans>Mit dieser Liste bieten Sie dort nichts an.</Trans>
  const { place } = next
  const total = money(next.total)
  return (
    <>
      <strong>
        <Trans>
          Platz {place} von {offerCount}: {total}
        </Trans>
      </strong>{" "}
      {before === undefined ? (
        <Trans>Bisher bieten Sie dort nichts an.</Trans>
      ) : (
        <Trans>
          Bisher Platz {beforePlace} mit {before}.
        </Trans>
      )}{" "}
      {other !== undefined && <Trans>Der günstigste andere Anbieter verlangt {other}.</Trans>}
    </>
  )
}
