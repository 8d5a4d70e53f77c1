import type { Reasons } from "../reason.ts"

const plainAlready =
  "The pattern before takes neither another scheme nor a login nor a port; this holds should it ever take more."

export const sessionRules: Reasons = {
  "src/domain/account/dealer-address.ts": [
    {
      mutator: "ConditionalExpression",
      original: 'url.protocol !== "https:"',
      replacement: "false",
      reason: plainAlready
    },
    {
      mutator: "ConditionalExpression",
      original: 'url.username !== ""',
      replacement: "false",
      reason: plainAlready
    },
    {
      mutator: "ConditionalExpression",
      original: 'url.password !== ""',
      replacement: "false",
      reason: plainAlready
    },
    {
      mutator: "ConditionalExpression",
      original: "url.host !== url.hostname",
      replacement: "false",
      reason: plainAlready
    }
  ],
  "src/domain/account/email.ts": [
    {
      mutator: "ArrayDeclaration",
      original: "[]",
      replacement: '["Stryker was here"]',
      reason: "No host has blanks in its name, so that none is refused either way."
    }
  ],
  "src/domain/account/mailbox.ts": [
    {
      mutator: "Regex",
      original: "/[A-Z]+/gu",
      replacement: "/[A-Z]/gu",
      reason: "Letters are folded one by one either way."
    }
  ],
  "src/domain/account/masked-email.ts": [
    {
      mutator: "StringLiteral",
      original: '""',
      replacement: '"Stryker was here!"',
      reason: "An address with something before its @ has a first character; the default narrows the type."
    }
  ],
  "src/domain/account/password.ts": [
    {
      mutator: "MethodExpression",
      original: 'text.normalize("NFKC").toLowerCase()',
      replacement: 'text.normalize("NFKC").toUpperCase()',
      reason:
        "Both sides of a comparison are folded, so that capitals serve as well; only ß and its like differ."
    },
    {
      mutator: "ConditionalExpression",
      original: "password.length > 2 * passwordLength.most",
      replacement: "false",
      reason: "It saves the server's time alone: counted by characters such a password is too long as well."
    }
  ],
  "src/domain/account/sign-in-page.ts": [
    {
      mutator: "ArrayDeclaration",
      original: "[]",
      replacement: '["Stryker was here"]',
      reason: "Only the second place is read, and neither list has one."
    }
  ],
  "src/domain/account/return-url.ts": [
    {
      mutator: "EqualityOperator",
      original: "layers.length < 4",
      replacement: "layers.length <= 4",
      reason: "How deep it is looked is a choice: three layers are more than any reader takes off."
    },
    {
      mutator: "BlockStatement",
      original: "{ return layers }",
      replacement: "{}",
      reason: "What cannot be decoded stays as it is, and looking at the same text again finds the same."
    },
    {
      mutator: "Regex",
      original: "/^\\/(?:at|ch)(?=\\/)/u",
      replacement: "/\\/(?:at|ch)(?=\\/)/u",
      reason:
        "Only the first part of a path is looked at then, and without a country in front it stays the first."
    },
    {
      mutator: "StringLiteral",
      original: '"/"',
      replacement: '""',
      reason: "Both lead to the beginning of the origin."
    }
  ]
}
