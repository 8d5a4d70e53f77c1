import { Trans, useLingui } from "@lingui/react/macro"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { useState } from "react"
import type { DealerKey } from "../../domain/price-list/dealer-key.ts"
import { addKey, revokeKey } from "../../services/desk/price-lists/price-list-acts.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { priceListKeys } from "../../services/queries/price-lists.ts"
import { ActDialog } from "../../ui/kit/desk-form/ActDialog.tsx"
import { problemText } from "../../ui/kit/desk-form/problem-texts.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { KeysPart } from "../../ui/price-list/KeysPart.tsx"
import { refusalTexts } from "../../ui/price-list/price-list-texts.ts"

/** API keys of a dealer's programs: created, shown once, revoked. */
export function ListKeys({ dealerId }: { readonly dealerId: number }) {
  const { i18n } = useLingui()
  const { client } = useRouteContext({ from: "/_desk" })
  const queries = useQueryClient()
  const isLive = useLive()
  const question = priceListKeys(dealerId)
  const keys = useQuery({ ...queryOf(client, question), enabled: isLive })
  const [secret, setSecret] = useState<string>()
  const [code, setCode] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<DealerKey>()
  const read = () => queries.invalidateQueries({ queryKey: question.key })
  const add = async (name: string) => {
    setAdding(true)
    setCode(undefined)
    const made = await addKey(client, dealerId, name)
    setAdding(false)
    if (made.kind === "made") setSecret(made.secret)
    else setCode(made.outcome.kind === "refused" ? made.outcome.code : "unreachable")
    await read()
  }
  return (
    <KeysPart
      keys={keys.data?.items}
      secret={secret}
      problem={code !== undefined && i18n._(problemText({ field: null, code }, refusalTexts))}
      isBusy={isAdding}
      onAdd={isLive ? (name) => void add(name) : undefined}
      onRevoke={isLive ? setAsked : undefined}
      onSeen={() => setSecret(undefined)}
      dialog={
        <ActDialog
          isOpen={asked !== undefined}
          onClose={() => setAsked(undefined)}
          title={<Trans>Schlüssel widerrufen?</Trans>}
          description={<Trans>Das Programm, das ihn benutzt, kann dann keine Preise mehr schicken.</Trans>}
          confirm={<Trans>Widerrufen</Trans>}
          problems={refusalTexts}
          act={async () => {
            if (asked === undefined) return { kind: "done" }
            const outcome = await revokeKey(client, dealerId, asked.id)
            await read()
            return outcome
          }}
        />
      }
    />
  )
}
