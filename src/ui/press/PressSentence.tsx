import { Trans, useLingui } from "@lingui/react/macro"
import { Copy } from "lucide-react"
import { useRef, useState } from "react"
import type { PriceFigures } from "../../domain/price-history/price-figures.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { Button } from "../kit/Button.tsx"
import { Part } from "../kit/desk/Part.tsx"
import { useToast } from "../kit/desk/use-toast.ts"
import { formatRate } from "../kit/format.ts"
import { useLive } from "../kit/live/use-live.ts"
import { PriceSentence } from "../kit/price-sentence/PriceSentence.tsx"
import { useSite } from "../kit/site.tsx"
import s from "./PressPage.module.css"

/** Returns the sentence and the list of prices as lines of text. */
const linesOf = (box: HTMLElement): string =>
  [...box.querySelectorAll("p, dl > div")]
    .map((part) =>
      [...(part.matches("p") ? [part] : part.children)].map((each) => each.textContent).join(": ")
    )
    .join("\n")

/**
 * Today's price in a sentence, and a list of prices, for copying; if the browser denies copying, the text is selected
 * instead.
 */
export function PressSentence({ figures }: { readonly figures: PriceFigures }) {
  const { t } = useLingui()
  const { locale } = useSite()
  const isLive = useLive()
  const toast = useToast()
  const box = useRef<HTMLDivElement>(null)
  const [isMarked, setMarked] = useState(false)
  const copy = async (text: HTMLElement) => {
    try {
      await navigator.clipboard.writeText(linesOf(text))
      setMarked(false)
      toast(t`Der Satz ist kopiert.`)
    } catch {
      getSelection()?.selectAllChildren(text)
      setMarked(true)
    }
  }
  const perKilogram = formatRate(locale.bcp47, toDecimal(figures.newest.price) / 10)
  const cents = locale.subcurrency === "Rappen" ? t`Rappen` : t`Cent`
  return (
    <Part id="press-sentence" title={<Trans>Der Satz des Tages</Trans>}>
      <div ref={box} className={s["sentence"]}>
        <PriceSentence figures={figures} currency={locale.currencyCode} />
        <p>
          <Trans>
            Das sind {perKilogram} {cents} je Kilogramm. Quelle: Heizmarkt.
          </Trans>
        </p>
      </div>
      <div className={s["copy"]}>
        <Button
          look="secondary"
          disabled={!isLive}
          onClick={() => void (box.current === null ? undefined : copy(box.current))}
        >
          <Copy size={18} aria-hidden="true" />
          <Trans>Satz und Zahlen kopieren</Trans>
        </Button>
        <output className={s["marked"]}>
          {isMarked && <Trans>Ihr Browser lässt das Kopieren nicht zu. Der Text ist markiert.</Trans>}
        </output>
      </div>
    </Part>
  )
}
