import { Trans } from "@lingui/react/macro"
import type { ServerCopy } from "../../../domain/support/memory-wish.ts"
import { shortMoment } from "../../kit/desk/moment.ts"
import { useSite } from "../../kit/site.tsx"
import s from "./Memories.module.css"

/** List of the server processes, including those that do not respond. */
export function CopiesLine({ copies }: { readonly copies: ReadonlyArray<ServerCopy> }) {
  const tag = useSite().locale.bcp47
  return (
    <ul className={s["copies"]}>
      {copies.map(({ number, startedAt, state }) => (
        <li key={number} className={s["copy"]} data-state={state}>
          <strong>
            <Trans>Kopie {number}</Trans>
          </strong>{" "}
          {state === "answered" ? (
            <Trans>läuft seit {shortMoment(tag, startedAt)}</Trans>
          ) : (
            <Trans>antwortet nicht, gestartet {shortMoment(tag, startedAt)}</Trans>
          )}
        </li>
      ))}
    </ul>
  )
}
