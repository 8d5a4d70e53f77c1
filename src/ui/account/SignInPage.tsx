import { FocusedLayout } from "../layouts/FocusedLayout.tsx"
import type { SiteFacts } from "../layouts/site-facts.ts"
import { SignInBody, type SignInBodyProps } from "./SignInBody.tsx"

/** Signing in and registering on a page of their own. */
export function SignInPage({ facts, ...body }: SignInBodyProps & { readonly facts: SiteFacts }) {
  return (
    <FocusedLayout facts={facts}>
      <SignInBody {...body} />
    </FocusedLayout>
  )
}
