import { type Logger, pino } from 'pino';
import type { Config } from './config.js';

/** One line an event: readable in a terminal, JSON where a machine collects it. */
export const createLogger = ({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Logger =>
  pino({
    level: LOG_LEVEL,
    redact: ['token', '*.token', 'DISCORD_TOKEN'],
    ...(process.stdout.isTTY ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } } : {}),
  });
