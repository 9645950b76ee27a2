/** What is kept from earlier runs cannot be used. The message says why. */
export class SandboxProblem extends Error {}
