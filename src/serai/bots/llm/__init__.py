"""A language model on a seat, at any address that answers as OpenAI's does. Loaded when somebody
asks for the bot `llm`."""
