import { Plural, Trans } from "@lingui/react/macro"
import type { CopyDrop } from "../../../domain/support/memory-wish.ts"
import { Notice } from "../../kit/notice/Notice.tsx"

/** Result of the last clearing in each server process; a process that did not respond may still serve old entries. */
export function DropResult({ copies }: { readonly copies: ReadonlyArray<CopyDrop> }) {
  const isWhole = copies.every(({ state }) => state === "answered")
  const isNothing = copies.every(({ dropped }) => dropped === 0)
  return (
    <Notice
      tone={isWhole ? (isNothing ? "info" : "good") : "bad"}
      announced
      title={
        isWhole ? (
          isNothing ? (
            <Trans>Davon war nichts im Speicher</Trans>
          ) : (
            <Trans>Auf allen Kopien verworfen</Trans>
          )
        ) : (
          <Trans>Nicht auf allen Kopien bestätigt</Trans>
        )
      }
    >
      <ul>
        {copies.map(({ number, state, dropped }) => (
          <li key={number}>
            {state === "answered" ? (
              <Trans>
                Kopie {number}: <Plural value={dropped} one="# Eintrag" other="# Einträge" />
              </Trans>
            ) : (
              <Trans>Kopie {number} hat nicht innerhalb von 2 Sekunden geantwortet.</Trans>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
