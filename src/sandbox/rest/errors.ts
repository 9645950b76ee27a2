/** One fault in a request's body: where it is, and Discord's code and words for it. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

/** An answer Discord would refuse with. */
export class DiscordError extends Error {
  readonly status: number;
  readonly code: number;
  readonly issues: readonly Issue[];

  constructor(status: number, code: number, message: string, issues: readonly Issue[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
  }

  body(): { code: number; message: string; errors?: unknown } {
    const body = { code: this.code, message: this.message };
    return this.issues.length === 0 ? body : { ...body, errors: issueTree(this.issues) };
  }
}

export const invalidForm = (issues: readonly Issue[]): DiscordError =>
  new DiscordError(400, 50035, 'Invalid Form Body', issues);

interface Tree {
  [key: string]: Tree | { code: string; message: string }[];
}

/** Discord nests faults by path: `errors.components.0.custom_id._errors`. */
function issueTree(issues: readonly Issue[]): Tree {
  const root: Tree = {};
  for (const issue of issues) {
    let node = root;
    for (const step of issue.path) {
      const next = node[String(step)];
      const child: Tree = next && !Array.isArray(next) ? next : {};
      node[String(step)] = child;
      node = child;
    }
    const found = node._errors;
    const list = Array.isArray(found) ? found : [];
    list.push({ code: issue.code, message: issue.message });
    node._errors = list;
  }
  return root;
}
