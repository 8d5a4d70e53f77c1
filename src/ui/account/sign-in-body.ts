import type { SignInView } from "./sign-in.view.ts"
import type { SignInWishes } from "./sign-in.wishes.ts"

/** What every part of the page for signing in is given. */
export interface SignInBodyProps {
  readonly view: SignInView
  /** Undefined until the page is hydrated. */
  readonly wishes: SignInWishes | undefined
}
