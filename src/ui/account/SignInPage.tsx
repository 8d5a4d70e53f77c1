import { FocusedLayout } from "../layouts/FocusedLayout.tsx"
import type { SiteFacts } from "../layouts/site-facts.ts"
import { AccountGone } from "./AccountGone.tsx"
import { SignInBody, type SignInBodyProps } from "./SignInBody.tsx"

/** Signing in and registering on a page of their own. */
export function SignInPage({
  facts,
  isDeleted,
  ...body
}: SignInBodyProps & {
  readonly facts: SiteFacts
  /** Whether somebody comes from deleting his account. */
  readonly isDeleted: boolean
}) {
  return (
    <FocusedLayout facts={facts}>
      {isDeleted && <AccountGone />}
      <SignInBody {...body} />
    </FocusedLayout>
  )
}
