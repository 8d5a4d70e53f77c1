import { Trans } from "@lingui/react/macro"
import { Notice } from "../../kit/notice/Notice.tsx"
import { Skeleton } from "../../kit/notice/Skeleton.tsx"
import s from "./WizardSkeleton.module.css"

/** Placeholder for a step, as high as the first fields of the step. */
export function WizardSkeleton() {
  return (
    <div className={s["skeleton"]} aria-busy="true">
      <p className={s["title"]}>
        <Skeleton width="half" />
      </p>
      <Skeleton />
      <div className={s["box"]} />
      <div className={s["box"]} />
      <div className={s["box"]} />
    </div>
  )
}

/**
 * Message for browsers without JavaScript: explains that JavaScript is required, and how to order without it (rule
 * page.without-script).
 */
export function NoScript({ phone }: { readonly phone: string }) {
  return (
    <noscript>
      <Notice tone="bad" title={<Trans>Zum Bestellen braucht diese Seite JavaScript</Trans>}>
        <p>
          <Trans>
            Bitte schalten Sie es in Ihrem Browser ein und laden Sie die Seite neu. Oder rufen Sie uns an:{" "}
            {phone}. Die Angebote können Sie auch ohne JavaScript vergleichen.
          </Trans>
        </p>
      </Notice>
    </noscript>
  )
}
