import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import { OrderProcessLayout } from "../../layouts/OrderProcessLayout.tsx"
import type { SiteFacts } from "../../layouts/site-facts.ts"
import { OrderAside } from "./OrderAside.tsx"
import { comingSteps, OrderSteps } from "./OrderSteps.tsx"
import s from "./SignInFrame.module.css"
import { NoScript } from "./WizardSkeleton.tsx"

interface SignInFrameProps {
  readonly facts: SiteFacts
  /** The current order; null if the URL contains no order that this visitor may see. */
  readonly draft: OrderDraft | null
  readonly links: { readonly offer: string; readonly list: string; readonly back: string }
  /** Whether the frame shows a link back, because no other element of the page leads back. */
  readonly needsBack: boolean
  readonly children: ReactNode
}

/** Sign-in as part of the order: the progress, a summary of the order, and a link back without signing in. */
export function SignInFrame({ facts, draft, links, needsBack, children }: SignInFrameProps) {
  return (
    <OrderProcessLayout
      facts={facts}
      progress={
        <OrderSteps
          items={[
            { key: "Offer", state: "done", href: links.offer },
            { key: "DeliveryAddress", state: "current", href: links.back },
            ...comingSteps.slice(1)
          ]}
        />
      }
      summary={
        draft === null ? undefined : (
          <OrderAside calculation={draft.calculation} offer={draft.offer} listHref={links.list} />
        )
      }
    >
      <NoScript phone={facts.customerPhone} />
      {children}
      {needsBack && (
        <p className={s["back"]}>
          <a href={links.back}>
            {draft === null ? (
              <Trans>Zurück</Trans>
            ) : (
              <Trans>Zurück zur Bestellung, ohne sich anzumelden</Trans>
            )}
          </a>
        </p>
      )}
    </OrderProcessLayout>
  )
}
