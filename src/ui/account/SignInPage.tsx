import { FocusedLayout } from "../layouts/FocusedLayout.tsx"
import type { SiteFacts } from "../layouts/site-facts.ts"
import { AccountGone } from "./AccountGone.tsx"
import { Parted } from "./Parted.tsx"
import type { SignInBodyProps } from "./sign-in-body.ts"
import { SignInBody } from "./SignInBody.tsx"

/** Page: signing in and registering. */
export function SignInPage({
  facts,
  isDeleted,
  parting,
  ...body
}: SignInBodyProps & {
  readonly facts: SiteFacts
  /** Whether the user has just deleted their account. */
  readonly isDeleted: boolean
  /** Why the session redirected the user to this page. */
  readonly parting: "signedOut" | "expired" | null
}) {
  return (
    <FocusedLayout facts={facts}>
      {isDeleted && <AccountGone />}
      {!isDeleted && parting !== null && <Parted because={parting} />}
      <SignInBody {...body} />
    </FocusedLayout>
  )
}
