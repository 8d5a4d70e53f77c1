import { Trans, useLingui } from "@lingui/react/macro"
import { Copy, Download, Printer } from "lucide-react"
import { useEffect, useRef } from "react"
import { Button } from "../kit/Button.tsx"
import { useToast } from "../kit/desk/use-toast.ts"
import s from "./RecoveryCodes.module.css"

interface CodeSheetProps {
  readonly codes: ReadonlyArray<string>
  readonly onSave: (text: string) => void
  readonly onSeen: () => void
}

/** New codes, shown only once: to be copied, printed or saved to a file. The printout contains only the codes. */
export function CodeSheet({ codes, onSave, onSeen }: CodeSheetProps) {
  const { t } = useLingui()
  const toast = useToast()
  const sheet = useRef<HTMLFieldSetElement>(null)
  const list = useRef<HTMLOListElement>(null)
  // focuses the sheet: the dialog in which the codes were created has just closed, so the button that had the focus no
  // longer exists
  useEffect(() => sheet.current?.focus(), [])
  const text = `${t`Notfallcodes für Heizmarkt`}\n${t`Jeder gilt einmal, statt des Codes aus der App.`}\n\n${codes.join("\n")}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(t`Die Notfallcodes sind kopiert.`)
    } catch {
      if (list.current !== null) getSelection()?.selectAllChildren(list.current)
    }
  }
  return (
    <fieldset ref={sheet} tabIndex={-1} className={s["sheet"]} aria-label={t`Ihre neuen Notfallcodes`}>
      <p className={s["once"]}>
        <Trans>
          <strong>Diese Codes sehen Sie nur jetzt.</strong> Bewahren Sie sie getrennt von Ihrem Telefon auf.
          Jeder gilt einmal, statt des Codes aus der App.
        </Trans>
      </p>
      <ol ref={list} className={s["codes"]}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={s["actions"]}>
        <Button look="secondary" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          <Trans>Kopieren</Trans>
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          <Trans>Drucken</Trans>
        </Button>
        <Button look="secondary" onClick={() => onSave(text)}>
          <Download size={18} aria-hidden="true" />
          <Trans>Als Datei sichern</Trans>
        </Button>
        <Button onClick={onSeen}>
          <Trans>Ich habe sie aufbewahrt</Trans>
        </Button>
      </div>
    </fieldset>
  )
}
