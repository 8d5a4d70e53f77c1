import { Trans } from "@lingui/react/macro"
import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { useHref } from "../../kit/site.tsx"
import r from "../Records.module.css"
import s from "./Dealers.module.css"

/** Page: form for a new dealer. */
export function NewDealerPage({ children }: { readonly children: ReactNode }) {
  const href = useHref()
  return (
    <>
      <DeskLink className={r["back"]} href={href("/support/haendler")}>
        <ChevronLeft size={18} aria-hidden="true" />
        <Trans>Alle Händler</Trans>
      </DeskLink>
      <h1>
        <Trans>Händler anlegen</Trans>
      </h1>
      <div className={s["form"]}>{children}</div>
    </>
  )
}
