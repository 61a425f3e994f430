"""Games that were stored under the rules of their time, and still come out as they did."""
