import { FocusedLayout } from "../layouts/FocusedLayout.tsx"
import type { SiteFacts } from "../layouts/site-facts.ts"
import { AccountGone } from "./AccountGone.tsx"
import { Parted } from "./Parted.tsx"
import type { SignInBodyProps } from "./sign-in-body.ts"
import { SignInBody } from "./SignInBody.tsx"

/** Signing in and registering on a page of their own. */
export function SignInPage({
  facts,
  isDeleted,
  parting,
  ...body
}: SignInBodyProps & {
  readonly facts: SiteFacts
  /** Whether the user has just deleted their account. */
  readonly isDeleted: boolean
  /** What the session said when it led here. */
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
