import { Trans, useLingui } from "@lingui/react/macro"
import { Copy } from "lucide-react"
import { type ReactNode, useRef, useState } from "react"
import { type DealerKey, keyBeginning, longestKeyName } from "../../domain/price-list/dealer-key.ts"
import { Button } from "../kit/Button.tsx"
import { DataTable } from "../kit/desk/DataTable.tsx"
import { shortDay, shortMoment } from "../kit/desk/moment.ts"
import { Part } from "../kit/desk/Part.tsx"
import { useToast } from "../kit/desk/use-toast.ts"
import { BoundedField } from "../kit/form/BoundedField.tsx"
import { tooLongIn } from "../kit/form/too-long.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import { useSite } from "../kit/site.tsx"
import s from "./PriceList.module.css"

interface KeysPartProps {
  readonly keys: ReadonlyArray<DealerKey> | undefined
  /** The API key that was just created; it is shown only once. */
  readonly secret: string | undefined
  readonly problem: ReactNode
  readonly isBusy: boolean
  readonly onAdd: ((name: string) => void) | undefined
  readonly onRevoke: ((key: DealerKey) => void) | undefined
  readonly onSeen: () => void
  readonly dialog: ReactNode
}

/** API keys with which a dealer's own programs send prices. */
export function KeysPart(props: KeysPartProps) {
  const { keys, secret, problem, isBusy, onAdd, onRevoke, onSeen, dialog } = props
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const [name, setName] = useState("")
  const [isAsked, setAsked] = useState(false)
  return (
    <Part id="price-list-keys" title={<Trans>Schlüssel für Ihr Programm</Trans>}>
      <p className={s["quiet"]}>
        <Trans>Mit einem Schlüssel schickt Ihre Warenwirtschaft die Preise selbst.</Trans>
      </p>
      {secret !== undefined && <Secret secret={secret} onSeen={onSeen} />}
      <DataTable
        caption={t`Schlüssel`}
        rows={keys ?? []}
        keyOf={({ id }) => String(id)}
        empty={
          <p className={s["quiet"]}>
            {keys === undefined ? <Trans>Wird geladen …</Trans> : <Trans>Noch kein Schlüssel.</Trans>}
          </p>
        }
        columns={[
          { key: "name", head: t`Name`, isName: true, cell: (key) => <bdi>{key.name}</bdi> },
          { key: "ending", head: t`Schlüssel`, cell: ({ ending }) => `${keyBeginning}…${ending}` },
          { key: "created", head: t`Angelegt`, cell: ({ createdAt }) => shortDay(tag, createdAt) },
          {
            key: "used",
            head: t`Zuletzt benutzt`,
            cell: ({ lastUsedAt }) =>
              lastUsedAt === null ? <Trans>noch nie</Trans> : shortMoment(tag, lastUsedAt)
          },
          {
            key: "acts",
            head: t`Gültig`,
            cell: (key) =>
              key.revokedAt === null ? (
                <Button look="quiet" disabled={onRevoke === undefined} onClick={() => onRevoke?.(key)}>
                  <Trans>Widerrufen</Trans>
                </Button>
              ) : (
                <Trans>widerrufen</Trans>
              )
          }
        ]}
      />
      <form
        noValidate
        className={s["raise"]}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          const long = tooLongIn(event.currentTarget)
          long?.focus()
          if (long !== undefined || name.trim() === "" || isBusy) return
          setAsked(false)
          setName("")
          onAdd?.(name.trim())
        }}
      >
        <BoundedField
          id="price-list-key"
          label={<Trans>Name des neuen Schlüssels</Trans>}
          error={
            isAsked && name.trim() === "" ? (
              <Trans>Bitte schreiben Sie, welches Programm ihn benutzt.</Trans>
            ) : (
              problem
            )
          }
          most={longestKeyName}
          value={name}
          onText={setName}
        />
        <Button type="submit" look="secondary" busy={isBusy} disabled={onAdd === undefined}>
          <Trans>Schlüssel anlegen</Trans>
        </Button>
      </form>
      {dialog}
    </Part>
  )
}

function Secret({ secret, onSeen }: { readonly secret: string; readonly onSeen: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const box = useRef<HTMLElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast(t`Der Schlüssel ist kopiert.`)
    } catch {
      if (box.current !== null) getSelection()?.selectAllChildren(box.current)
    }
  }
  return (
    <Notice
      tone="good"
      announced
      title={<Trans>Ihr neuer Schlüssel</Trans>}
      actions={
        <>
          <Button look="secondary" onClick={() => void copy()}>
            <Copy size={18} aria-hidden="true" />
            <Trans>Kopieren</Trans>
          </Button>
          <Button look="quiet" onClick={onSeen}>
            <Trans>Ich habe ihn aufbewahrt</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Er steht nur jetzt hier. Bewahren Sie ihn auf wie ein Kennwort.</Trans>
      </p>
      <code ref={box} className={s["secret"]}>
        {secret}
      </code>
    </Notice>
  )
}
