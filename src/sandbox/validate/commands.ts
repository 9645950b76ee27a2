export const checkCommands = (body: unknown): readonly unknown[] => body as readonly unknown[];
export const checkCommand = (body: unknown): unknown => body;
