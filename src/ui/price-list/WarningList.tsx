import { Plural, Trans, useLingui } from "@lingui/react/macro"
import type { ListWarning } from "../../domain/price-list/findings.ts"
import { certificateName } from "../../domain/price-list/sent-rows.ts"
import type { CurrencyCode } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { Button } from "../kit/Button.tsx"
import { Checkbox } from "../kit/form/Choice.tsx"
import { formatCount, formatMoney, formatOneDigit } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import { productById, unitOfProduct } from "./list-words.ts"
import { warningTitles } from "./price-list-texts.ts"
import s from "./PriceList.module.css"

interface WarningListProps {
  readonly warnings: ReadonlyArray<ListWarning>
  readonly count: number
  readonly acknowledged: ReadonlyArray<number>
  readonly currency: CurrencyCode
  readonly areaOf: (areaId: number) => string
  /** Undefined while the list is being sent. */
  readonly onAcknowledge: ((places: ReadonlyArray<number>, isRead: boolean) => void) | undefined
}

/** Warnings about possible but unusual values; each warning must be acknowledged before publishing. */
export function WarningList(props: WarningListProps) {
  const { warnings, count, acknowledged, currency, areaOf, onAcknowledge } = props
  const { i18n } = useLingui()
  const left = warnings.length - acknowledged.length
  return (
    <fieldset className={s["warnings"]}>
      <legend className={s["legend"]}>
        <Plural
          value={count}
          one="# Hinweis, den Sie bestätigen müssen"
          other="# Hinweise, die Sie bestätigen müssen"
        />
      </legend>
      {warnings.length > 5 && (
        <Button
          look="quiet"
          disabled={onAcknowledge === undefined || left === 0}
          onClick={() =>
            onAcknowledge?.(
              warnings.map((_, place) => place),
              true
            )
          }
        >
          <Trans>Alle bestätigen</Trans>
        </Button>
      )}
      <div className={s["warningList"]}>
        {warnings.map((warning, place) => (
          <Checkbox
            key={place}
            label={i18n._(warningTitles[warning.kind])}
            hint={<WarningWords warning={warning} currency={currency} areaOf={areaOf} />}
            checked={acknowledged.includes(place)}
            disabled={onAcknowledge === undefined}
            onChange={({ target }) => onAcknowledge?.([place], target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function WarningWords({
  warning,
  currency,
  areaOf
}: {
  readonly warning: ListWarning
  readonly currency: CurrencyCode
  readonly areaOf: (areaId: number) => string
}) {
  const tag = useSite().locale.bcp47
  const { kind, row, areaId, productId, certificationId, fromAmount, figure } = warning
  const money = (cents: number | null) =>
    cents === null ? "–" : formatMoney(tag, currency, toDecimal(cents))
  const [former, next] = [money(warning.former), money(warning.next)]
  const goods = [productById(productId), certificateName(productId, certificationId)]
    .filter(Boolean)
    .join(", ")
  const amount = `${formatCount(tag, fromAmount)} ${unitOfProduct(fromAmount, productId)}`
  const area = areaOf(areaId)
  const percent = `${figure > 0 ? "+" : ""}${formatOneDigit(tag, figure)}`
  switch (kind) {
    case "tenfold":
      return (
        <Trans>
          Zeile {row}: {goods}, {area}, ab {amount}: {former} → {next}, das {figure}-Fache oder ein Teil
          davon.
        </Trans>
      )
    case "farFromFormer":
      return (
        <Trans>
          Zeile {row}: {goods}, {area}, ab {amount}: {former} → {next} ({percent} %).
        </Trans>
      )
    case "stepDearer":
      return (
        <Trans>
          Zeile {row}: {goods}, {area}: ab {amount} kostet die Einheit {next}, bei der kleineren Menge{" "}
          {former}.
        </Trans>
      )
    case "areaVanishes":
      return (
        <Trans>
          {area}: {figure} Preise entfallen, dort bieten Sie dann nichts mehr an.
        </Trans>
      )
    case "certificateVanishes":
      return (
        <Trans>
          {goods}, {area}: {figure} Preise entfallen.
        </Trans>
      )
    case "announcedVanish":
      return <Trans>{figure} Preise mit späterem Beginn aus Ihren Dateien gelten dann nicht mehr.</Trans>
  }
}
